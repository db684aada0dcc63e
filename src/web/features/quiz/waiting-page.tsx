import { texts } from '#web/platform/texts.ts';
import { ComingSoon } from './coming-soon.tsx';

export function Component() {
  return <ComingSoon title={texts.quizPages.rooms.waitingTitle} />;
}
