import { HowTo } from '#web/lazy-part/how-to.tsx';
import { texts } from '#web/platform/texts.ts';
import { HowToSteps } from '#web/ui/how-to/how-to-steps.tsx';

/** How to use the worksheets, as a film and in words. */
export function HowToUse() {
  const { open, title, close, video, noVideo, steps } = texts.worksheetPages.howTo;
  return (
    <HowTo
      open={open}
      title={title}
      closeLabel={close}
      film={{ src: '/videos/how-to-use-worksheets.mp4', label: video, missing: noVideo }}
    >
      <HowToSteps steps={steps} />
    </HowTo>
  );
}
