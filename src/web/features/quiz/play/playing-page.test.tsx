import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ChoiceOnWire, type CorrectionPart, getLevel, saveQuizScore } from '#contract/quiz.ts';
import { readReturnPath } from '#web/features/session/return-path.ts';
import { answerDialogs } from '#web/testing/answer-dialogs.ts';
import { calls, noNetwork, refuse } from '#web/testing/server.ts';
import { decodeResultTag } from '../result/result-tag.ts';
import {
  onCleanDevice,
  openQuiz,
  realLevel,
  remember,
  serveLevel,
  staysOnPage,
  wordsOf,
} from '../testing/quiz-for-tests.tsx';

onCleanDevice();
beforeEach(() => serveLevel(11, level));

const ADDRESS = '/quiz/playing?lvlid=11&src=single&topid=1';
const level = realLevel(11);

function questionAt(position: number): ChoiceOnWire {
  const question = level.questions[position];
  if (question === undefined) throw new Error(`there is no question ${position}`);
  return question;
}

const heading = (position: number) =>
  screen.findByRole('heading', { name: questionAt(position).title, level: 2 });
const button = (name: string) => screen.getByRole('button', { name });

async function choose(user: UserEvent, position: number, choice: number) {
  const question = questionAt(position);
  const word = wordsOf(question)[choice] ?? '';
  if (!question.type) {
    const options = screen.getByRole('region', { name: question.title });
    await user.click(within(options).getByText(word, { exact: true }));
    return;
  }
  const words = await screen.findByRole('list', { name: 'The words of the sentence' });
  await user.click(within(words).getAllByRole('button')[choice] as HTMLElement);
  await user.click(button(`Put “${word}” here`));
}

const wrongChoice = (position: number) => (questionAt(position).answer === 0 ? 1 : 0);

async function answerAll(user: UserEvent, isRight: (position: number) => boolean) {
  for (const position of level.questions.keys()) {
    await heading(position);
    const { answer } = questionAt(position);
    await choose(user, position, isRight(position) ? answer : wrongChoice(position));
    if (position < level.questions.length - 1) await user.click(button('Next Question'));
  }
}

describe('a level', () => {
  it('is played to the end and gives its result', async () => {
    const { router, user } = openQuiz(ADDRESS);
    await heading(0);
    expect(screen.getByRole('heading', { name: 'Nouns: Easy Level 1', level: 1 })).toBeDefined();
    await answerAll(user, (position) => position !== 2 && position !== 5);
    await user.click(button('Submit'));

    await screen.findByText('8 marks out of 10');
    expect(router.state.location.pathname).toBe('/quiz/score-single');
    const tag = new URLSearchParams(router.state.location.search).get('tag') ?? '';
    expect(decodeResultTag(tag)).toEqual({
      score: 8,
      t: 10,
      lvl: 'Nouns',
      difficulty: 'easy',
      num: 1,
      lvlid: 11,
      topid: 1,
    });
    expect(JSON.parse(localStorage.getItem('quizzes') ?? '')).toMatchObject({
      of: null,
      kept: [{ levelId: 11, score: 8, length: 10 }],
    });
    expect(calls.some((call) => call.method === 'POST')).toBe(false);
  }, 20_000);

  it('restarts after it was submitted', async () => {
    const { user, unmount } = openQuiz(ADDRESS);
    for (const _ of level.questions.slice(1)) await user.click(await screen.findByText('Skip'));
    await user.click(button('Submit'));
    await screen.findByText('0 marks out of 10');
    unmount();
    openQuiz(ADDRESS);
    const steps = within(await screen.findByRole('list', { name: 'Questions' }));
    expect(steps.queryAllByText(/skipped/)).toEqual([]);
    expect(steps.getAllByText(/^Question \d+$/)).toHaveLength(10);
  });

  it('goes to the scores of the room outside practice', async () => {
    const { router, user } = openQuiz('/quiz/playing?lvlid=11&topid=1');
    for (const _ of level.questions.slice(1)) await user.click(await screen.findByText('Skip'));
    await user.click(button('Submit'));
    await screen.findByText('Coming Soon');
    expect(router.state.location.pathname).toBe('/quiz/scores');
  });

  it('sends the score of a signed-in child, who can continue if that fails', async () => {
    remember({ id: 'u-1', childsName: 'Asha', role: 'user' });
    refuse(saveQuizScore, 'InternalServerError');
    const { user } = openQuiz(ADDRESS);
    for (const _ of level.questions.slice(1)) await user.click(await screen.findByText('Skip'));
    await user.click(button('Submit'));
    await screen.findByText('0 marks out of 10');
    expect(calls.find((call) => call.path === '/api/user/quiz')).toMatchObject({
      method: 'POST',
      body: { score: 0, levelid: 11, userid: 'u-1', length: 10 },
    });
  });
});

describe('a question', () => {
  it('is locked by the first answer, which is marked, explained and announced', async () => {
    const { user } = openQuiz(ADDRESS);
    await heading(0);
    const { answer, why, whyNot } = questionAt(0);
    const wrong = wrongChoice(0);
    await choose(user, 0, wrong);
    await choose(user, 0, answer);

    const reason = whyNot[wrong < answer ? wrong : wrong - 1] ?? '';
    expect(screen.getByText(reason)).toBeDefined();
    await waitFor(() => {
      const spoken = screen.getAllByRole('status').map((region) => region.textContent);
      expect(spoken.join(' ')).toContain(reason);
      expect(spoken.join(' ')).toContain(why);
    });
    expect(screen.getByText('The answer')).toBeDefined();
    expect(screen.getByText('Question 1, not right')).toBeDefined();
    expect(button('Skip').getAttribute('aria-disabled')).toBe('true');
  });

  it('about a mistake shows and announces the sentence without it', async () => {
    const correction: CorrectionPart[] = [
      { text: 'Meena put two', change: 'same' },
      { text: 'books', change: 'added' },
      { text: 'on', change: 'same' },
      { text: 'at', change: 'removed' },
      { text: 'the shelf.', change: 'same' },
    ];
    const [, ...others] = level.questions;
    serveLevel(11, { ...level, questions: [{ ...questionAt(0), correction }, ...others] });
    const { user } = openQuiz(ADDRESS);
    await heading(0);
    expect(screen.queryByText('books')).toBeNull();
    await choose(user, 0, questionAt(0).answer);
    expect(screen.getByText('books').tagName).toBe('INS');
    expect(screen.getByText('at').tagName).toBe('DEL');
    await waitFor(() => {
      const spoken = screen.getAllByRole('status').map((region) => region.textContent);
      expect(spoken.join(' ')).toContain('Meena put two books on the shelf.');
    });
  });

  it('blocks Next before an answer, and Skip records nothing', async () => {
    const { user } = openQuiz(ADDRESS);
    await heading(0);
    expect(button('Next Question').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Skip'));
    await heading(1);
    expect(screen.getByText('Question 1, skipped')).toBeDefined();
    expect(document.activeElement?.textContent).toBe(questionAt(1).title);
  });

  it('that is the last has Submit and neither Next nor Skip', async () => {
    const { user } = openQuiz(ADDRESS);
    await heading(0);
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    for (const _ of level.questions.slice(1)) await user.click(button('Skip'));
    expect(button('Submit')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Next Question' })).toBeNull();
  });

  it('takes a word by taps: the word, then the box', async () => {
    const { user } = openQuiz(ADDRESS);
    const drag = level.questions.findIndex((question) => question.type);
    for (let position = 0; position < drag; position += 1) {
      await heading(position);
      await user.click(button('Skip'));
    }
    await heading(drag);
    await choose(user, drag, questionAt(drag).answer);
    expect(screen.getByText(`Question ${drag + 1}, right`)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Put / })).toBeNull();
  });
});

describe('a skipped question', () => {
  it('can be returned to before Submit, by its step or from the last question', async () => {
    const { user } = openQuiz(ADDRESS);
    await heading(0);
    for (const _ of level.questions.slice(1)) await user.click(button('Skip'));
    await user.click(button('Back to question 1'));
    await heading(0);
    expect(document.activeElement?.textContent).toBe(questionAt(0).title);
    await choose(user, 0, questionAt(0).answer);
    await user.click(button('Next Question'));
    await heading(1);
    await user.click(button('Question 4, skipped'));
    await heading(3);
    expect(screen.queryByRole('button', { name: 'Question 1, right' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });

  it('is the only kind that the last question leads back to', async () => {
    const { user } = openQuiz(ADDRESS);
    await answerAll(user, () => true);
    expect(button('Submit')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Back to/ })).toBeNull();
  }, 20_000);
});

describe('by keys', () => {
  const lettersOf = (choice: number) => 'abcd'[choice] ?? '';

  it('digits and letters choose, Enter continues', async () => {
    const { user } = openQuiz(ADDRESS);
    await heading(0);
    await user.keyboard('{Enter}');
    await user.keyboard(String(questionAt(0).answer + 1));
    expect(screen.getByText('Question 1, right')).toBeDefined();
    await user.keyboard(String(wrongChoice(0) + 1));
    expect(screen.getByText('Question 1, right')).toBeDefined();
    await user.keyboard('{Enter}');
    await heading(1);
    await user.keyboard(lettersOf(wrongChoice(1)).toUpperCase());
    expect(screen.getByText('Question 2, not right')).toBeDefined();
    await user.keyboard('{Enter}');
    await heading(2);
  });

  it('Enter after a click on an option continues, and on a button presses that button', async () => {
    const { user } = openQuiz(ADDRESS);
    await heading(0);
    await choose(user, 0, questionAt(0).answer);
    await user.keyboard('{Enter}');
    await heading(1);
    button('Skip').focus();
    await user.keyboard('{Enter}');
    await heading(2);
    expect(screen.getByText('Question 2, skipped')).toBeDefined();
  });

  it('leave the browser its own shortcuts', async () => {
    const { user } = openQuiz(ADDRESS);
    await heading(0);
    await user.keyboard('{Control>}a{/Control}{Alt>}1{/Alt}');
    expect(screen.getByText('Question 1')).toBeDefined();
  });

  it('Enter submits only a completely answered level', async () => {
    const { user } = openQuiz(ADDRESS);
    await heading(0);
    await user.click(button('Skip'));
    for (const position of level.questions.keys()) {
      if (position === 0) continue;
      await heading(position);
      await choose(user, position, questionAt(position).answer);
      await user.keyboard('{Enter}');
    }
    await user.click(button('Back to question 1'));
    await heading(0);
    await user.keyboard(String(questionAt(0).answer + 1));
    await user.keyboard('{Enter}');
    await heading(9);
    await user.keyboard('{Enter}');
    await screen.findByText('10 marks out of 10');
  }, 20_000);
});

describe('Gilli', () => {
  it("introduces herself at a new child's first question, and only there", async () => {
    const { user } = openQuiz(ADDRESS);
    await heading(0);
    expect(screen.getByText(/palm squirrel/)).toBeDefined();
    await user.click(button('Skip'));
    await heading(1);
    expect(screen.queryByText(/palm squirrel/)).toBeNull();
  });

  it('does not introduce herself to a child who has finished a level', async () => {
    remember({ quizzes: { of: null, kept: [{ levelId: 12, score: 0, length: 10 }] } });
    openQuiz(ADDRESS);
    await heading(0);
    expect(screen.queryByText(/palm squirrel/)).toBeNull();
  });
});

describe('leaving', () => {
  it('has one way, to the topics', async () => {
    openQuiz(ADDRESS);
    await heading(0);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/quiz/topics?src=single']);
    expect(screen.getByRole('link', { name: 'Leave the level' })).toBeDefined();
  });

  it('asks first, and stays when the child says no', async () => {
    const replies: ('yes' | 'no')[] = ['no', 'yes'];
    const questions = answerDialogs(() => replies.shift() ?? 'yes');
    const { router, user } = openQuiz(ADDRESS);
    await heading(0);
    await user.click(button('Skip'));
    await heading(1);
    await router.navigate('/quiz');
    await waitFor(() => expect(questions).toHaveLength(1));
    expect(questions[0]).toContain('kittens');
    await staysOnPage(router);
    expect(router.state.location.pathname).toBe('/quiz/playing');

    await router.navigate('/quiz');
    await screen.findByRole('heading', { name: 'Quiz' });
    expect(questions).toHaveLength(2);
  });

  it('is asked by the browser when the tab is closed', async () => {
    openQuiz(ADDRESS);
    await heading(0);
    await waitFor(() => {
      const closing = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(closing);
      expect(closing.defaultPrevented).toBe(true);
    });
  });
});

describe('what cannot be played', () => {
  it.each([
    ['a level that does not come', ADDRESS],
    ['no level', '/quiz/playing?topid=1&src=single'],
    ['a level that is no number', '/quiz/playing?lvlid=eleven&topid=1'],
    ['a level of no topic', '/quiz/playing?lvlid=11'],
    ['level 0', '/quiz/playing?lvlid=0&topid=1'],
    ['level -1', '/quiz/playing?lvlid=-1&topid=1'],
  ])('says so and goes to the quiz: %s', async (_, address) => {
    noNetwork(getLevel);
    const alerts = answerDialogs();
    const { router } = openQuiz(address);
    await screen.findByRole('heading', { name: 'Quiz' });
    expect(alerts).toEqual(['Something went wrong, please try again later']);
    expect(router.state.location.pathname).toBe('/quiz');
  });

  it.each([
    ['UnauthorizedError', '/login'],
    ['ForbiddenError', '/member'],
  ] as const)('leads from a level that is refused with %s to %s', async (why, path) => {
    refuse(getLevel, why);
    openQuiz(ADDRESS);
    expect(await screen.findByRole('heading', { name: path })).toBeDefined();
    expect(readReturnPath()).toBe(ADDRESS);
  });
});
