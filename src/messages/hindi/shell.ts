import type { Translated } from '../language.ts';
import type { shell as english } from '../shell.ts';

export const shell: Translated<typeof english> = {
  skipToContent: 'सीधे मुख्य सामग्री पर जाएँ',
  brand: '{name}, मुख्य पृष्ठ',
  openMenu: 'मेन्यू खोलें',
  practice: 'अभ्यास',
  login: 'लॉग इन',
  logOut: '{name} को लॉग आउट करें',
  logOutQuestion:
    '{name} को लॉग आउट करें? इस पृष्ठ पर जो काम अधूरा है, वह खो जाएगा। आप कभी भी फिर से लॉग इन कर सकते हैं।',
  logOutAnswers: { yes: 'लॉग आउट करें', no: 'लॉग इन रहें' },
  darkTheme: 'गहरे रंग',
  chat: 'WhatsApp पर हमसे बात करें',
  chatRegion: 'चैट',
  newWindow: '(नई विंडो में खुलता है)',
  otherLanguage: 'English',
  menuLinks: {
    home: 'मुख्य पृष्ठ',
    worksheets: 'वर्कशीट',
    vocabulary: 'शब्दावली',
    quiz: 'क्विज़',
    competition: 'प्रतियोगिता',
    about: 'हमारे बारे में',
    terms: 'नियम और शर्तें',
    privacy: 'गोपनीयता नीति',
    signup: 'साइन अप',
    member: 'सदस्यता',
    account: 'आपका खाता',
  },
  maintenance: {
    title: 'साइट पर काम चल रहा है',
    text: 'कृपया थोड़ी देर बाद फिर आएँ',
  },
  noConnection: {
    title: 'इंटरनेट नहीं मिल रहा',
    text: 'पृष्ठ नहीं पहुँच पा रहा है। इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें।',
    failedAgain: 'साइट तक अब भी नहीं पहुँच पा रहे हैं। इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें।',
    retry: 'फिर से कोशिश करें',
  },
  unexpected: {
    title: 'कुछ गड़बड़ हो गई',
    text: 'ऐसा नहीं होना चाहिए था। कृपया फिर से कोशिश करें।',
    offline: 'साइट तक नहीं पहुँच पा रहे हैं। इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें।',
    retry: 'फिर से कोशिश करें',
  },
  partFailed: {
    title: 'यह हिस्सा नहीं खुल पाया। कृपया इंटरनेट कनेक्शन जाँचें।',
    retry: 'फिर से कोशिश करें',
  },
  ok: 'ठीक है',
  leaveGame: { yes: 'छोड़ दें', no: 'खेलते रहें' },
  working: 'कृपया रुकें…',
  opening: 'पृष्ठ खुल रहा है…',
  slow: {
    text: 'इसमें सामान्य से अधिक समय लग रहा है।',
    retry: 'फिर से कोशिश करें',
  },
};
