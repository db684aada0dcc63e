import type { competition as english } from '../competition.ts';
import type { Translated } from '../language.ts';

export const competition: Translated<typeof english> = {
  landing: {
    title: 'ऑनलाइन व्याकरण प्रतियोगिता',
    lead: 'पूरे भारत में एक ही परीक्षा: एक ही मिनट में हर बच्चे को अपनी कक्षा के प्रश्न मिलते हैं।',
    facts: 'कब और कितनी देर',
    date: 'तारीख',
    time: 'समय',
    indianTime: 'भारतीय समय',
    length: 'अवधि',
    test: '{minutes} मिनट की परीक्षा',
    testText:
      '{questions} प्रश्न, हर एक के लिए {seconds} सेकंड: {played} की परीक्षा, बाकी समय पर पहुँचने के लिए',
    testTextOnly: '{questions} प्रश्न, हर एक के लिए {seconds} सेकंड',
    minute: '1 मिनट',
    minutes: '{count} मिनट',
    forWhom: 'किसके लिए',
    standards: 'कक्षा {standards}',
    to: ' से ',
    and: ' और ',
    free: 'सबके लिए मुफ़्त',
    rules: 'नियम (PDF)',
    rulesOfStandard: 'कक्षा {number} के नियम (PDF)',
    ranksTitle: 'विजेता कैसे चुने जाते हैं',
    prizesTitle: 'पुरस्कार',
    prizesLead: 'हर समूह के पहले तीन बच्चे जीतते हैं।',
    fairnessTitle: 'देर कब मानी जाती है, और संदेह में क्या होता है',
    places: ['पहला पुरस्कार', 'दूसरा पुरस्कार', 'तीसरा पुरस्कार'],
    partnered: 'हमारे साथी',
    papers: 'पिछले प्रश्नपत्र',
    papersText: 'देखें कि प्रश्न कैसे होते हैं, या अभ्यास के लिए एक परीक्षा दें।',
    otherDevice: 'क्या पंजीकरण दूसरे फ़ोन पर हुआ था?',
    otherDeviceLink: 'इस फ़ोन पर भाग लें',
    otherChild: 'एक और बच्चे का पंजीकरण करें',
    myData: 'आपके बच्चे के बारे में हमारे पास क्या है',
  },

  countdown: {
    starts: 'परीक्षा शुरू होने में',
    lastCall: 'देर से आने वालों के लिए आख़िरी मौका, {time} बजे तक',
    units: { days: 'दिन', hours: 'घंटे', minutes: 'मिनट', seconds: 'से.' },
    spoken: '{days} दिन, {hours} घंटे, {minutes} मिनट और {seconds} सेकंड',
  },

  mine: {
    title: 'आपका पंजीकरण हो चुका है',
    titleOf: '{name} का पंजीकरण हो चुका है',
    text: 'कक्षा {number}, {date} को {time} बजे (भारतीय समय)।',
    next: 'उस दिन {opens} बजे के बाद यह पन्ना खोलें और “अभी भाग लें” दबाएँ। हम एक दिन पहले और आधा घंटा पहले WhatsApp पर याद दिलाएँगे।',
    calendar: 'अपने कैलेंडर में जोड़ें',
  },

  winnersList: {
    title: 'विजेता',
    lead: 'नाम वहीं दिखते हैं जहाँ माता-पिता ने अनुमति दी है।',
    nameless: 'कक्षा {number} का एक बच्चा',
    named: '{name}, कक्षा {number}',
    marks: '{minutes} मि. {seconds} से. में {marks} अंक',
    prize: 'पुरस्कार: {prize}',
  },

  howTo: {
    open: 'भाग कैसे लें?',
    title: 'भाग कैसे लें',
    close: 'बंद करें',
    video: 'बिना आवाज़ का एक छोटा वीडियो: माता-पिता बच्चे का पंजीकरण करते हैं, और बच्चा भाग लेता है।',
    noVideo: 'वीडियो लोड नहीं हो सका। ऐसे भाग लें:',
    steps: [
      '“अभी पंजीकरण करें” दबाएँ और माता-पिता का WhatsApp नंबर लिखें।',
      'बच्चे का नाम, कक्षा और स्कूल भरें, और वह OTP जो हम उस नंबर पर भेजते हैं।',
      'उस दिन शुरू होने से कुछ मिनट पहले यह पन्ना खोलें और “अभी भाग लें” दबाएँ।',
      'प्रतीक्षा कक्ष में रुकें। पहला प्रश्न अपने आप आता है।',
      'समय पूरा होने से पहले हर प्रश्न का एक उत्तर चुनें। अगला प्रश्न अपने आप आता है।',
      'अंत में उत्तर अपने आप भेज दिए जाते हैं। परिणाम WhatsApp पर आता है।',
    ],
  },
};
