import { HowTo } from '#web/lazy-part/how-to.tsx';
import { texts } from '#web/platform/texts.ts';
import { HowToSteps } from '#web/ui/how-to/how-to-steps.tsx';

/** How a child takes part, as a film and in words. */
export function HowToParticipate() {
  const { open, title, close, video, noVideo, steps } = texts.competition.howTo;
  return (
    <HowTo
      open={open}
      title={title}
      closeLabel={close}
      film={{ src: '/videos/how-to-participate.mp4', label: video, missing: noVideo }}
    >
      <HowToSteps steps={steps} />
    </HowTo>
  );
}
