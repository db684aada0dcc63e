import type { ReactNode } from 'react';
import { Button, IconButton } from './button.tsx';
import { ButtonAnchor, ButtonLink } from './button-link.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' } as const;

export const stories: Record<string, () => ReactNode> = {
  variants: () => (
    <div style={row}>
      <Button>Play now</Button>
      <Button variant="secondary">Skip</Button>
      <Button variant="quiet">How to play?</Button>
      <Button iconAfter="arrow-right">Next question</Button>
      <Button isBusy>Sending</Button>
      <Button disabled>Submit</Button>
    </div>
  ),
  'large and links': () => (
    <div style={row}>
      <Button size="large" iconBefore="play">
        Watch demo
      </Button>
      <ButtonLink to="/quiz" variant="secondary" size="large" iconBefore="home">
        Home
      </ButtonLink>
      <ButtonAnchor href="/sheet.pdf" variant="secondary" iconBefore="download">
        Download
      </ButtonAnchor>
    </div>
  ),
  'icon buttons': () => (
    <div style={row}>
      <IconButton icon="menu" label="Open menu" />
      <IconButton icon="arrow-left" label="Newer word" variant="secondary" />
      <IconButton icon="arrow-right" label="Older word" />
    </div>
  ),
};
