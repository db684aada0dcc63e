// The home page of signed-in children (product §3.4).

export const goOn = {
  title: 'Hello, {name}!',
  lead: 'Here is where you go on.',
  quiz: 'Quiz',
  standard: 'Choose your standard',
  level: 'A dozen questions, and a reason after every answer.',
  play: 'Play this level',
  allFreeDone: 'You have two stars or more in every free level. Members have many more topics.',
  allDone: 'You have two stars or more in every level. Which one do you want to play again?',
  more: 'More topics',
  topics: 'All topics',
  word: 'Word of the Day',
  wordFailed: 'The word could not be loaded. Open the page to try again.',
  member: 'Become a member',
} as const;
