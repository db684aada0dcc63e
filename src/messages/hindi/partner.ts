import type { Translated } from '../language.ts';
import type { partner as english } from '../partner.ts';

export const partner: Translated<typeof english> = {
  title: 'आपका साइन अप हो गया',
  text: 'आप हमारे एक सहयोगी के लिंक से आए हैं, और आगे उन्हीं का भुगतान पृष्ठ है। वह इस साइट का हिस्सा नहीं है: वह {host} पर है, जहाँ दूसरी शर्तें लागू हैं। हम केवल आपका फ़ोन नंबर +91 {phone} आगे भेजते हैं, और कुछ नहीं।',
  goOn: '{host} पर जाएँ',
  decline: 'नहीं, यहीं रहें',
};
