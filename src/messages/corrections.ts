// The specification quotes some texts with slips of the pen, and the product shows them letter for letter.
// COPY=corrected swaps in what is on the right here (decisions "Words on the screen").

const corrections: Readonly<Record<string, string>> = {
  'You Loose': 'You lose',
  'Registeration Closed': 'Registration closed',
  'Redirecting to WhatsAppp': 'Redirecting to WhatsApp',
  'Something went wrong,olaease try again later': 'Something went wrong, please try again later',
  'please accept the privacy policy and terms of Use':
    'Please accept the privacy policy and terms of use',
  'please enter a valid phone number': 'Please enter a valid phone number',
  'please enter your name': 'Please enter your name',
  'please enter your childs name': "Please enter your child's name",
  'please enter your childs standard': "Please enter your child's standard",
  'please enter a password': 'Please enter a password',
  'password should be atleast 6 characters long':
    'The password should be at least 6 characters long',
  'passwords do not match': 'The passwords do not match',
  'Enter valid phone number': 'Enter a valid phone number',
  'Please enter your childs name': "Please enter your child's name",
  'select a level': 'Select a level',
  'you Scored {n} out of 5': 'You scored {n} out of 5',
  "Sorry, The page can't be found": "Sorry, the page can't be found",
};

export type Copy = 'specified' | 'corrected';

/** The same tree of texts, corrected where that is asked for. */
export function inCopy<T>(texts: T, copy: Copy): T {
  if (copy === 'specified') return texts;
  if (typeof texts === 'string') return (corrections[texts] ?? texts) as T;
  if (Array.isArray(texts)) return texts.map((item) => inCopy(item, copy)) as T;
  return Object.fromEntries(
    Object.entries(texts as Record<string, unknown>).map(([key, value]) => [
      key,
      inCopy(value, copy),
    ]),
  ) as T;
}
