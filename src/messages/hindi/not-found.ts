import type { Translated } from '../language.ts';
import type { notFound as english } from '../not-found.ts';

export const notFound: Translated<typeof english> = {
  title: 'माफ़ कीजिए, यह पृष्ठ नहीं मिला',
  text: 'आप जो पृष्ठ खोज रहे हैं, वह उपलब्ध नहीं है।',
  goBack: 'वापस जाएँ',
};
