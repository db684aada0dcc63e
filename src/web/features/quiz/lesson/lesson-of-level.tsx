import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LessonAttributes } from '#contract/lesson.ts';
import { readAloud, useCanReadAloud } from '#web/platform/speech.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { lessonQuery } from './get-lesson.ts';

interface LessonOfLevelProps {
  levelId: number;
  children: (lesson: LessonAttributes) => ReactNode;
}

/** Renders the lesson of a level, or that it is loading or has failed to load. */
export function LessonOfLevel({ levelId, children }: LessonOfLevelProps) {
  const { data: lesson, isError, isFetching, refetch } = useQuery(lessonQuery(levelId));
  if (lesson !== undefined) return children(lesson);
  const { loading, failed, tryAgain } = texts.lesson;
  if (!isError) return <LiveRegion message={loading} isVisible />;
  return (
    <Callout tone="danger" title={failed}>
      <Button
        variant="secondary"
        iconBefore="refresh"
        isBusy={isFetching}
        onClick={() => refetch()}
      >
        {tryAgain}
      </Button>
    </Callout>
  );
}

/** Only rendered if there is a voice. */
export function ReadButton({ text }: { text: string }) {
  const canRead = useCanReadAloud();
  if (!canRead) return null;
  return (
    <Button variant="secondary" iconBefore="speaker" onClick={() => readAloud(text)}>
      {texts.lesson.readAloud}
    </Button>
  );
}
