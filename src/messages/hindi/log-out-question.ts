import type { Translated } from '../language.ts';
import type { logOutQuestion as english } from '../log-out-question.ts';

export const logOutQuestion: Translated<typeof english> = {
  question:
    '{name} को लॉग आउट करें? इस पृष्ठ पर जो काम अधूरा है, वह खो जाएगा। आप कभी भी फिर से लॉग इन कर सकते हैं।',
  answers: { yes: 'लॉग आउट करें', no: 'लॉग इन रहें' },
};
