// Texts of the account page.

export const accountPage = {
  title: 'Your account',
  lead: '{username}, +91 {phone}',
  loading: 'Loading your account…',
  failed: 'Your account could not be loaded. Please check your connection.',
  tryAgain: 'Try again',
  logOut: 'Log out',

  child: { title: 'Your child', save: 'Save', saved: 'Saved.' },

  membership: {
    title: 'Membership',
    member: 'You are a member until {date}.',
    ended: 'Your membership ended on {date}.',
    none: 'You are not a member yet. The free topic, worksheets and games are open to you.',
    link: 'See the membership',
  },

  password: {
    title: 'Password',
    old: 'Old password',
    showOld: 'Show old password',
    hideOld: 'Hide old password',
    new: 'New password',
    showNew: 'Show new password',
    hideNew: 'Hide new password',
    text: 'Changing your password logs out every other device.',
    forgotten:
      'Forgotten it? Log out, log in with an OTP, and set a new one here without the old one.',
    freshCode: 'You have just logged in with an OTP, so the old password is not needed.',
    save: 'Change password',
  },

  devices: {
    title: 'Devices',
    text: 'These devices are logged in.',
    current: 'This device',
    lastUsed: 'Last used {date}',
    logOut: 'Log out',
    logOutDevice: 'Log out {device}, last used {date}',
    ended: '{device} is logged out.',
  },

  data: {
    title: 'Your data',
    consent: 'You agreed to the privacy policy and terms (version {version}) on {date}.',
    privacy: 'Privacy Policy',
    text: 'A file with everything we keep about you and your child.',
    download: 'Download everything',
    fileName: 'account.json',
  },

  deletion: {
    title: 'Delete the account',
    text: 'This permanently removes everything we keep about you and your child: names, results, stars and membership. It can’t be undone.',
    open: 'Delete the account…',
    close: 'Keep the account',
    codeText: 'To make sure it is you, we will send an OTP to +91 {phone}.',
    submit: 'Delete for good',
    confirm: 'Delete the account and everything in it for good?',
  },
} as const;
