import type { ReactNode } from 'react';
import { type PillState, PillSteps } from './pill-steps.tsx';

const stepText = (step: number, state: PillState) => `Question ${step}: ${state}`;

export const stories: Record<string, () => ReactNode> = {
  'in the middle': () => (
    <PillSteps
      label="Questions"
      current={4}
      stepText={stepText}
      states={['right', 'wrong', 'skipped', 'todo', 'todo', 'todo', 'todo', 'todo', 'todo', 'todo']}
    />
  ),
  'skipped steps can be returned to': () => (
    <PillSteps
      label="Questions"
      current={4}
      stepText={stepText}
      onReturn={() => undefined}
      states={['right', 'skipped', 'skipped', 'todo', 'todo']}
    />
  ),
  'current answered': () => (
    <PillSteps
      label="Questions"
      current={2}
      stepText={stepText}
      states={['right', 'right', 'todo', 'todo', 'todo']}
    />
  ),
};
