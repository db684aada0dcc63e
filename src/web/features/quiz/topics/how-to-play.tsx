import { HowTo } from '#web/lazy-part/how-to.tsx';
import { texts } from '#web/platform/texts.ts';
import { HowToSteps } from '#web/ui/how-to/how-to-steps.tsx';

/** How to play a level, as a film and in words. */
export function HowToPlay() {
  const { title, close, video, noVideo, steps } = texts.quizPages.howTo;
  return (
    <HowTo
      open={texts.quizPages.topics.howToPlay}
      title={title}
      closeLabel={close}
      film={{ src: '/videos/how-to-play-quiz.mp4', label: video, missing: noVideo }}
    >
      <HowToSteps steps={steps} />
    </HowTo>
  );
}
