import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { makeWorksheet } from '#contract/worksheet.ts';
import { type Category, categories, type Difficulty, difficulties } from '#domain/quiz/bank.ts';
import {
  MAX_COPIES,
  MAX_MADE_TASKS,
  MAX_NAME_LENGTH,
  MIN_MADE_TASKS,
  SEED,
} from '#domain/worksheet/sheet-limits.ts';
import type { SheetPart } from '#domain/worksheet/sheet-path.ts';
import { fill } from '#messages/fill.ts';
import { FormProblem } from '#web/form/form-problem.tsx';
import { firstProblem, type Problem } from '#web/form/problem.ts';
import { withTime } from '#web/form/refusal.ts';
import { useForm } from '#web/form/use-form.ts';
import { CallError } from '#web/platform/api.ts';
import { callForFile } from '#web/platform/call-for-file.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { CheckboxField } from '#web/ui/checkbox-field/checkbox-field.tsx';
import { SelectField } from '#web/ui/select-field/select-field.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { topicNamesQuery } from './get-worksheets.ts';
import styles from './worksheets.module.css';

const KINDS = ['choice', 'spot', 'drag', 'type', 'rewrite', 'edit'] as const;
type Kind = (typeof KINDS)[number];

/** Without letters that look alike. */
const SEED_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const SEED_LENGTH = 6;
const COPIES = [1, 2, 5, 10, 15, 20, 25, MAX_COPIES];
const USUAL_TASKS = 12;

const optionsOf = (numbers: readonly number[]) =>
  numbers.map((number) => ({ value: String(number), label: String(number) }));
const taskCounts = Array.from(
  { length: MAX_MADE_TASKS - MIN_MADE_TASKS + 1 },
  (_, index) => MIN_MADE_TASKS + index,
);

interface SheetRequest {
  readonly category: Category;
  /** Empty until one is chosen: then the first of the category is used. */
  readonly topicId: string;
  readonly difficulty: Difficulty;
  readonly kinds: readonly Kind[];
  readonly tasks: string;
  readonly name: string;
  readonly seed: string;
  readonly copies: string;
}

const initialRequest = (): SheetRequest => ({
  category: 'basic',
  topicId: '',
  difficulty: 'easy',
  kinds: KINDS,
  tasks: String(USUAL_TASKS),
  name: '',
  seed: newSeed(),
  copies: '1',
});

function checkRequest({ kinds, seed }: SheetRequest): Problem | null {
  const { noKind, noSeed } = texts.makeSheet;
  return firstProblem([
    [kinds.length === 0, 'kinds', noKind],
    [!SEED.test(seed), 'seed', noSeed],
  ]);
}

export function MakeForm() {
  const t = texts.makeSheet;
  const [made, setMade] = useState<SheetPart | null>(null);
  /** The part requested last. */
  const [asked, setAsked] = useState<SheetPart>('sheet');
  const form = useForm<SheetRequest>(initialRequest, { onChange: () => setMade(null) });
  const { category, kinds } = form.values;
  const { data: topics, isError, isFetching, refetch } = useQuery(topicNamesQuery(category));
  const topicId = form.values.topicId || (topics?.[0]?.value ?? '');

  const make = (part: SheetPart) =>
    form.submit(checkRequest, async ({ category: _, ...wish }) => {
      if (topicId === '') return null;
      setAsked(part);
      setMade(null);
      try {
        const pdf = await callForFile<typeof makeWorksheet>('POST', '/api/worksheet/make', {
          body: {
            ...wish,
            topicId: Number(topicId),
            kinds: [...wish.kinds],
            tasks: Number(wish.tasks),
            name: wish.name.trim(),
            copies: Number(wish.copies),
            part,
          },
        });
        saveFile(`${fill(t.file[part], { seed: wish.seed })}.pdf`, pdf, 'application/pdf');
        setMade(part);
        return null;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        return { field: null, message: withTime(error.message, error) || t.failed };
      }
    });

  if (topics === undefined && isError) {
    return (
      <Callout tone="danger" title={t.topicsFailed}>
        <Button variant="quiet" iconBefore="refresh" isBusy={isFetching} onClick={() => refetch()}>
          {t.tryAgain}
        </Button>
      </Callout>
    );
  }
  return (
    <form ref={form.area} className={styles.form} noValidate onSubmit={make('sheet')}>
      <SelectField
        {...form.field('category')}
        label={t.category}
        onChange={(value) => form.set({ category: value, topicId: '' })}
        options={categories.map((value) => ({
          value,
          label: texts.worksheetPages.categories[value],
        }))}
      />
      <SelectField
        {...form.field('topicId')}
        label={t.topic}
        value={topicId}
        options={topics ?? []}
      />
      <SelectField
        {...form.field('difficulty')}
        label={t.difficulty}
        options={difficulties.map((value) => ({ value, label: t.difficulties[value] }))}
      />
      <fieldset className={styles.kinds}>
        <legend>{t.kinds}</legend>
        {KINDS.map((kind) => (
          <CheckboxField
            key={kind}
            name="kinds"
            label={t.kindNames[kind]}
            isChecked={kinds.includes(kind)}
            onChange={(isChosen) =>
              form.set({
                kinds: KINDS.filter((one) => (one === kind ? isChosen : kinds.includes(one))),
              })
            }
          />
        ))}
        <FormProblem message={form.errorOf('kinds')} />
      </fieldset>
      <SelectField
        {...form.field('tasks')}
        label={t.tasks}
        hint={t.tasksHint}
        options={optionsOf(taskCounts)}
      />
      <TextField
        {...form.field('name')}
        label={t.name}
        hint={t.nameHint}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
      />
      <TextField
        {...form.field('seed')}
        label={t.seed}
        hint={t.seedHint}
        autoComplete="off"
        spellCheck={false}
      />
      <div>
        <Button variant="quiet" iconBefore="refresh" onClick={() => form.set({ seed: newSeed() })}>
          {t.another}
        </Button>
      </div>
      <SelectField
        {...form.field('copies')}
        label={t.copies}
        hint={t.copiesHint}
        options={optionsOf(COPIES)}
      />
      <div className={styles.all}>
        <Button type="submit" iconBefore="printer" isBusy={form.isBusy && asked === 'sheet'}>
          {t.makeSheet}
        </Button>
        <Button
          variant="secondary"
          iconBefore="check"
          isBusy={form.isBusy && asked === 'key'}
          onClick={() => void make('key')()}
        >
          {t.makeKey}
        </Button>
      </div>
      <FormProblem message={form.general} />
      {made !== null && <Callout tone="success">{t.made[made]}</Callout>}
    </form>
  );
}

function newSeed(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(SEED_LENGTH));
  return Array.from(numbers, (number) => SEED_LETTERS[number % SEED_LETTERS.length]).join('');
}
