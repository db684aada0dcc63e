// Texts of the app shell, the landing page and the pages about the site (spec §2).

export const shell = {
  loading: 'Opening the gully…',
  skipToContent: 'Skip to the page',
  home: 'Home',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  menu: 'Menu',
  login: 'Login',
  logOut: 'Log out {name}',
  darkTheme: 'Dark colours',
  chat: 'Chat with us on WhatsApp',
  followUs: 'Follow us',
  needHelp: 'Need help?',
  newWindow: '(opens in a new window)',
  menuLinks: {
    home: 'Home',
    worksheets: 'Worksheets',
    vocabulary: 'Vocabulary',
    quiz: 'Quiz',
    competition: 'Competition',
    about: 'About Us',
    terms: 'Terms and Conditions',
    privacy: 'Privacy Policy',
    signup: 'Sign Up',
    member: 'Membership',
  },
  maintenance: {
    title: 'Down for maintenance',
    text: 'Please check back shortly',
  },
  notFound: {
    title: "Sorry, The page can't be found",
    text: "The page you are looking for isn't available.",
    goBack: 'Go Back',
  },
  unexpected: {
    title: 'Something went wrong',
    text: 'That was not supposed to happen. Please try again.',
    retry: 'Try again',
  },
} as const;
