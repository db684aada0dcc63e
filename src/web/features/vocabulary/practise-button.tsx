// Saves a word for practice (product §7.13).

import { wordItem } from '#domain/learning/item.ts';
import { fill } from '#messages/fill.ts';
import { keepAnswer } from '#web/features/learning/progress/kept-answers.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';

interface PractiseButtonProps {
  word: string;
  isAside: boolean;
  onPutAside: () => void;
}

export function PractiseButton({ word, isAside, onPutAside }: PractiseButtonProps) {
  const { practise, willAsk } = texts.vocabulary.word;
  const handleClick = () => {
    keepAnswer({ item: wordItem(word), answer: null, hint: false, tookMs: 0 });
    onPutAside();
  };
  return (
    <Button
      variant="secondary"
      iconBefore={isAside ? 'check' : 'refresh'}
      disabled={isAside}
      onClick={handleClick}
    >
      {isAside ? fill(willAsk, { word }) : practise}
    </Button>
  );
}
