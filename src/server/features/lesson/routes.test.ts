import { afterAll, beforeAll, expect, it } from 'vitest';
import { getLesson } from '#contract/lesson.ts';
import { Parent } from '#server/testing/parent.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ contentDir: SAMPLE_CONTENT, gateway });
});
afterAll(() => site.close());

const get = (id: string, token?: string) =>
  site.app.inject({
    url: `/api/lessons/${id}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

it('sends the lesson of a free level to everybody, its points marked', async () => {
  const { data } = getLesson.response.parse((await get('11')).json());
  expect(data).toMatchObject({
    id: 11,
    attributes: {
      title: 'Naming words',
      examples: [
        [
          { text: 'My ', isMarked: false },
          { text: 'aunt', isMarked: true },
          { text: ' lives in Kochi.', isMarked: false },
        ],
        expect.anything(),
        expect.anything(),
      ],
      wrong: [
        { text: 'Three ', isMarked: false },
        { text: 'mango', isMarked: true },
        { text: ' fell.', isMarked: false },
      ],
      picture: {
        kind: 'things',
        things: [
          { label: 'one mango', drawing: expect.stringMatching(/^<svg .*<\/svg>$/) },
          { label: 'three mangoes' },
        ],
      },
      skills: [
        {
          skill: 'naming words',
          hint: 'Ask: who or what is it?',
          example: [
            { text: 'The ', isMarked: false },
            { text: 'doctor', isMarked: true },
            { text: ' smiles.', isMarked: false },
          ],
          hindi: null,
        },
        { skill: 'one and many', hindi: expect.stringContaining('अंग्रेज़ी') },
        { skill: 'people' },
      ],
    },
  });
});

it('a timeline, a changed sentence and a ladder are sent as data', async () => {
  const pictureOf = async (level: string, token: string | undefined) =>
    getLesson.response.parse((await get(level, token)).json()).data.attributes.picture;
  const parent = await new Parent(site, gateway).signUp();
  await site.services.membership.grantYear(parent.phone);
  expect(await pictureOf('14', parent.token)).toEqual({
    kind: 'ladder',
    steps: ['a bird', 'a flock'],
  });
  expect(await pictureOf('21', parent.token)).toEqual({
    kind: 'timeline',
    events: [
      { from: 'past', to: 'past', label: 'She sang.' },
      { from: 'past', to: 'now', label: 'She has sung.' },
    ],
  });
});

it('a lesson is locked with its level', async () => {
  const response = await get('21');
  expect(response.statusCode).toBe(401);
  expect(response.body).not.toContain('rule');

  const parent = await new Parent(site, gateway).signUp();
  expect((await get('21', parent.token)).statusCode).toBe(403);
  await site.services.membership.grantYear(parent.phone);
  expect((await get('21', parent.token)).statusCode).toBe(200);
});

it.each([
  ['99', 404],
  ['24', 404],
  ['eleven', 400],
  ['11?populate=secrets', 400],
])('%s is refused with %i', async (id, status) => {
  expect((await get(id)).statusCode).toBe(status);
});
