import type { consentQuestion as english } from '../consent-question.ts';
import type { Translated } from '../language.ts';

export const consentQuestion: Translated<typeof english> = {
  changed: {
    title: 'हमारे नियम बदल गए हैं',
    lead: 'कृपया पढ़ें कि हम क्या जानकारी रखते हैं और क्यों, और बताएँ कि आप सहमत हैं या नहीं। तब तक सब कुछ वैसा ही रहेगा।',
  },
  missing: {
    title: 'क्या आप सहमत हैं?',
    lead: 'माता-पिता की सहमति के बिना हम यह खाता नहीं रख सकते। अगर आप उससे पहले सहमति नहीं देते, तो {date} को खाता और उसमें रखा सब कुछ हट जाएगा। तब तक कुछ भी नया सहेजा नहीं जाता।',
  },
  agree: 'सहमति दें और आगे बढ़ें',
  later: 'लॉग आउट करें',
  laterText: 'कुछ भी नहीं खोएगा। अगली बार लॉग इन करने पर हम फिर पूछेंगे।',
  delete: 'सब कुछ देखें, डाउनलोड करें या हटाएँ',
};
