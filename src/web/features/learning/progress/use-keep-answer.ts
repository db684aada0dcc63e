import { useQueryClient } from '@tanstack/react-query';
import { keepAnswer } from './kept-answers.ts';

/** Keeps an answer; what is due and what comes next are asked for again when they are next shown. */
export function useKeepAnswer(): typeof keepAnswer {
  const client = useQueryClient();
  return (given) => {
    keepAnswer(given);
    for (const name of ['review', 'path']) {
      void client.invalidateQueries({ queryKey: [name], refetchType: 'none' });
    }
  };
}
