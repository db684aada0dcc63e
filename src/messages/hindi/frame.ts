import type { frame as english } from '../frame.ts';
import type { Translated } from '../language.ts';

export const frame: Translated<typeof english> = {
  closeMenu: 'मेन्यू बंद करें',
  menu: 'मेन्यू',
  followUs: 'हमें फ़ॉलो करें',
  needHelp: 'मदद चाहिए?',

  footerLine: 'कक्षा 2 से 8 के लिए अंग्रेज़ी व्याकरण और नए शब्द, एक बार में एक छोटा क़दम।',
  footerLinks: 'इस साइट के बारे में',
  ownership: '© {company}। {city} में बनाया गया।',

  notFound: {
    title: 'माफ़ कीजिए, यह पृष्ठ नहीं मिला',
    text: 'आप जो पृष्ठ खोज रहे हैं, वह उपलब्ध नहीं है।',
    goBack: 'वापस जाएँ',
  },
};
