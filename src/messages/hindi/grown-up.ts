import type { grownUp as english } from '../grown-up.ts';
import type { Translated } from '../language.ts';

export const grownUp: Translated<typeof english> = {
  title: 'यहाँ से आगे कोई बड़ा जाए',
  text: 'यह हिस्सा माता-पिता के लिए है। क्या तुम बच्चे हो? तो फ़ोन या कंप्यूटर अपनी माँ, पिता या किसी और बड़े को दे दो।',
  label: 'बड़ों के लिए: आपका जन्म किस साल में हुआ था?',
  hint: 'चार अंक। हम इसे न सहेजते हैं, न भेजते हैं।',
  unclear: 'कृपया साल के चारों अंक डालें',
  child: 'किसी बड़े को बुला लाओ। एक मिनट बाद वे यहाँ उत्तर दे सकते हैं।',
  submit: 'आगे बढ़ें',
  back: 'वापस',
};
