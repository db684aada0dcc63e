import type { ReactNode } from 'react';
import { Callout } from './callout.tsx';

export const stories: Record<string, () => ReactNode> = {
  tones: () => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '36rem' }}>
      <Callout title="Code sent">Look in WhatsApp for a message with six digits.</Callout>
      <Callout tone="success" title="Well done!">
        “Children” is already plural: one child, two children.
      </Callout>
      <Callout tone="danger" title="The code is not right">
        Please check the six digits and try again.
      </Callout>
    </div>
  ),
};
