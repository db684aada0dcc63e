// The levels of drop-it (product §9.6), one numbered button each. All are free (product §5.2).

import { Navigate, useSearchParams } from 'react-router';
import { dropLevelNumbers } from '#domain/drop-game/drop-levels.ts';
import { fill } from '#messages/fill.ts';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { LevelChoice } from '#web/word-game/level-choice.tsx';
import { warmUpProps } from '#web/word-game/use-game-effects.ts';
import { readDropChoice } from './drop-address.ts';

export function Component() {
  const [query] = useSearchParams();
  const choice = readDropChoice(query);
  if (choice === null) return <Navigate to={paths.games} replace />;

  const { src, difficulty } = choice;
  const { [`${difficulty}Ages` as const]: ages, [difficulty]: difficultyName } =
    texts.wordGame.difficulty;
  const title = texts.dropGame.title[src];
  return (
    <div {...warmUpProps}>
      <Page title={title} lead={fill(texts.dropGame.lead, { difficulty: difficultyName, ages })}>
        <PageTitle of={title} />
        <LevelChoice
          choice={{ game: 'dropit', ...choice }}
          levels={dropLevelNumbers}
          actionOf={(level) => ({ kind: 'link', to: paths.dropItPlaying({ ...choice, level }) })}
        />
        <div>
          <ButtonLink to={paths.games} variant="secondary" iconBefore="arrow-left">
            {texts.wordGame.difficulty.back}
          </ButtonLink>
        </div>
      </Page>
    </div>
  );
}
