import type { cannotStart as english } from '../document.ts';

export const cannotStart: typeof english = {
  old: {
    title: 'यह ब्राउज़र {name} के लिए बहुत पुराना है',
    text: 'कृपया ब्राउज़र अपडेट करें, या यह पृष्ठ किसी दूसरे ब्राउज़र में खोलें, जैसे नए Chrome या Firefox में।',
  },
  failed: {
    title: '{name} शुरू नहीं हो पाया',
    text: 'कृपया पृष्ठ फिर से लोड करें। अगर इससे काम न बने, तो ब्राउज़र अपडेट करें या यह पृष्ठ किसी दूसरे ब्राउज़र में खोलें।',
  },
  missing: {
    title: '{name} का एक हिस्सा नहीं पहुँचा',
    text: 'कृपया इंटरनेट कनेक्शन जाँचें और पृष्ठ फिर से लोड करें।',
  },
  loadAgain: 'पृष्ठ फिर से लोड करें',
  help: 'WhatsApp पर हम मदद करेंगे:',
};
