// The server's clock. APP_NOW sets its start, so that every phase of the product can be seen and tested.

export interface Clock {
  now(): Date;
}

export function createClock(startsAt: Date | undefined): Clock {
  const offsetMs = startsAt === undefined ? 0 : startsAt.getTime() - Date.now();
  return { now: () => new Date(Date.now() + offsetMs) };
}
