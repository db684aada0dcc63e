import type { Translated } from '../language.ts';
import type { reportPage as english } from '../report-page.ts';

export const reportPage: Translated<typeof english> = {
  title: 'रिपोर्ट',
  lead: '{child}, {date} को',
  failed: 'रिपोर्ट नहीं खुल पाई। कृपया इंटरनेट कनेक्शन जाँचें।',
  tryAgain: 'फिर से कोशिश करें',
  back: 'अपने खाते पर वापस जाएँ',
  print: 'छापें',
  download: 'एक पेज (PDF)',
  fileName: 'grammar-gully-report.pdf',

  short: { title: 'संक्षेप में', toLesson: 'इस लेवल पर जाएँ' },

  weeks: {
    title: 'हर हफ़्ते का अभ्यास',
    week: 'हफ़्ते की शुरुआत',
    items: 'प्रश्न',
    right: 'सही',
    minutes: 'मिनट',
  },

  topics: {
    title: 'हर टॉपिक',
    lead: 'कोई कौशल पक्का तब माना जाता है जब लगभग सभी नए उत्तर सही हों। पक्के कौशल को भी कुछ समय बाद फिर से देखना पड़ता है।',
    counts:
      '{solid} पक्के, {lookAgain} फिर से देखने के लिए, {learning} सीखे जा रहे हैं, {notBegun} अभी शुरू नहीं',
    notBegun: 'अभी शुरू नहीं: {topics}।',
    category: { basic: 'बेसिक', intermediate: 'इंटरमीडिएट' },
    states: {
      solid: 'पक्का',
      'look-again': 'फिर से देखना है',
      learning: 'सीखा जा रहा है',
      'not-begun': 'शुरू नहीं',
    },
    skills: '{topic} के कौशल',
  },

  mistakes: {
    title: 'जो ग़लतियाँ लौटती हैं',
    none: 'अब तक कोई नहीं। जो ग़लती दो अलग दिनों पर हो, वह यहाँ दिखती है।',
    wrong: 'ऐसे नहीं:',
    right: 'ऐसे:',
    times: '60 दिनों में {count} बार',
    mended: 'सुधर गई: लगातार तीन बार सही',
  },

  summary: {
    title: 'हर हफ़्ते WhatsApp पर',
    label: 'मुझे ये तीन वाक्य हर रविवार शाम भेजें',
    hint: 'सिर्फ़ उस हफ़्ते के बाद जिसमें अभ्यास हुआ हो। इसे यहाँ कभी भी बंद कर सकते हैं।',
    on: 'आपको हर रविवार यह सारांश मिलेगा।',
    off: 'आपको कोई सारांश नहीं मिलेगा।',
  },
};
