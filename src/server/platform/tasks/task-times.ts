// When a task is due (India's clock).

import { CronExpressionParser } from 'cron-parser';

export const TASK_TIME_ZONE = 'Asia/Kolkata';

/** The latest two times before `now` at which the schedule was due. */
export function lastDueTimes(schedule: string, now: Date): { last: Date; before: Date } {
  // A run that is due now counts.
  const currentDate = new Date(now.getTime() + 1);
  const times = CronExpressionParser.parse(schedule, { tz: TASK_TIME_ZONE, currentDate });
  return { last: times.prev().toDate(), before: times.prev().toDate() };
}
