// The competition as an entry of a family's calendar (product §11.4).

export const competitionCalendar = {
  title: 'Online Grammar Competition',
  description:
    'Open the Competition page some minutes before, on the phone or computer with which you registered, and press Participate Now.',
} as const;
