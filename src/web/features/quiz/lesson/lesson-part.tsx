// A lesson as a part of a page: its code and its texts load when it is opened, or in advance.

import type { QueryClient } from '@tanstack/react-query';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { lessonQuery } from './get-lesson.ts';
import type { LessonDialogProps } from './lesson-dialog.tsx';

/**
 * Place it outside elements with key handlers: a key pressed in the dialog bubbles to every element around this one.
 */
export const LessonPart = lazyPart<LessonDialogProps>(
  async () => (await import('./lesson-dialog.tsx')).LessonDialog,
);

/** Makes the hint available offline. */
export function prefetchLesson(client: QueryClient, levelId: number): void {
  void LessonPart.prefetch();
  client.query(lessonQuery(levelId)).catch(() => undefined);
}
