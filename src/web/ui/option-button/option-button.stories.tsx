import type { ReactNode } from 'react';
import { OptionButton } from './option-button.tsx';

const column = { display: 'grid', gap: '0.75rem', maxInlineSize: '30rem' };
const stay = () => undefined;

export const stories: Record<string, () => ReactNode> = {
  'before the answer': () => (
    <div style={column}>
      <OptionButton letter="a" state="idle" onChoose={stay}>
        The dog runs fast.
      </OptionButton>
      <OptionButton letter="b" state="chosen" onChoose={stay}>
        The dog run fast.
      </OptionButton>
    </div>
  ),
  'after the answer': () => (
    <div style={column}>
      <OptionButton letter="a" state="chosen-wrong" resultText="Not this one" onChoose={stay}>
        childs
      </OptionButton>
      <OptionButton letter="b" state="was-right" resultText="The answer" onChoose={stay}>
        children
      </OptionButton>
      <OptionButton letter="c" state="disabled" onChoose={stay}>
        childrens
      </OptionButton>
      <OptionButton letter="d" state="chosen-right" resultText="Right" onChoose={stay}>
        mangoes
      </OptionButton>
    </div>
  ),
};
