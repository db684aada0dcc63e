import type { Translated } from '../language.ts';
import type { logOutQuestion as english } from '../log-out-question.ts';

export const logOutQuestion: Translated<typeof english> = {
  title: '{name} को लॉग आउट करें?',
  text: 'इस पृष्ठ पर जो काम अधूरा है, वह खो जाएगा। आप कभी भी फिर से लॉग इन कर सकते हैं।',
  now: 'लॉग आउट करें',
  stay: 'लॉग इन रहें',
};
