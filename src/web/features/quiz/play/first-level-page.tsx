// The first free level (product §7.1): from the landing page to a first question.

import { type LoaderFunctionArgs, redirect } from 'react-router';
import { paths } from '#web/paths.ts';
import { readQuery } from '#web/platform/page-data.ts';
import { readCategory } from '../topics/category.ts';
import { topicsQuery } from '../topics/get-topics.ts';

export async function loader(args: LoaderFunctionArgs) {
  const topics = await readQuery(args, topicsQuery(readCategory() ?? 'basic'));
  const free = topics?.find(({ attributes }) => attributes.isFree);
  const lvlid = free?.attributes.levels[0];
  // The topics page says why there are none, and retries.
  if (free === undefined || lvlid === undefined) return redirect(paths.quizTopics());
  return redirect(paths.quizPlaying({ lvlid, topid: free.id }));
}

export function Component() {
  return null;
}
