import type { competitionEntry as english } from '../competition-entry.ts';
import type { Translated } from '../language.ts';
import { fieldProblems, refusals } from './replies.ts';

const alreadyRegistered = refusals['already-registered'];
const standard = fieldProblems['standard-missing'];

export const competitionEntry: Translated<typeof english> = {
  register: {
    title: 'प्रतियोगिता के लिए पंजीकरण',
    lead: 'माता-पिता के लिए: हर बच्चे की एक प्रविष्टि। यह मुफ़्त है।',
    notice:
      'हम नंबर, बच्चे का नाम, कक्षा और स्कूल रखते हैं, और बाद में उत्तर और परिणाम: केवल इस प्रतियोगिता के लिए। आप सब कुछ कभी भी देख, डाउनलोड और हटा सकते हैं।',
    school: 'स्कूल',
    schoolHint: 'यह हमारे पास रहता है, और कभी दिखाया नहीं जाता।',
    submit: 'पंजीकरण करें',
    hasEntry: 'क्या आपने किसी दूसरे फ़ोन पर पंजीकरण किया है?',
    participate: 'इस फ़ोन पर भाग लें',
    alreadyRegistered,
    done: 'पंजीकरण हो गया',
    next: '{name}, कक्षा {standard}: {date}, {time}। उस दिन इसी फ़ोन पर यह पृष्ठ खोलें, Participate Now दबाएँ और पहले प्रश्न की प्रतीक्षा करें। किसी दूसरे फ़ोन पर हम तब एक OTP भेजेंगे।',
    closedNow: 'प्रतियोगिता शुरू हो चुकी है: पंजीकरण बंद है।',
    anotherDone:
      '{name}, कक्षा {standard}, का भी पंजीकरण हो गया। हर बच्चे के लिए अलग फ़ोन या कंप्यूटर चाहिए: वहाँ इसी नंबर से भाग लें। हम तब एक OTP भेजेंगे।',
    failed: 'पंजीकरण नहीं हो सका',
    closedTitle: 'पंजीकरण बंद है',
    closedText:
      'यह {closes} को बंद हो चुका है। जो बच्चे पंजीकृत हैं, उनके लिए प्रतियोगिता {date} को {time} बजे शुरू होगी।',
    begunTitle: 'प्रतियोगिता शुरू हो चुकी है',
    begunText:
      'यह {time} बजे शुरू हुई, और पंजीकरण {closes} को बंद हो चुका था। केवल पंजीकृत बच्चे {ends} बजे तक भाग ले सकते हैं।',
    overTitle: 'प्रतियोगिता समाप्त हो चुकी है',
    overText: 'यह {date} को हुई थी। आप इसके प्रश्नपत्रों से अभ्यास कर सकते हैं।',
    papers: 'पिछले प्रश्नपत्र',
    back: 'प्रतियोगिता के पन्ने पर जाएँ',
    checks: {
      phone: fieldProblems['phone-not-valid'],
      terms: 'कृपया नियमों और शर्तों से सहमति दें',
      childsName: fieldProblems['childs-name-missing'],
      standard,
      school: 'कृपया स्कूल का नाम डालें',
      otp: 'कृपया OTP डालें',
    },
  },

  participate: {
    title: 'भाग लें',
    lead: 'जिस बच्चे का पंजीकरण हो चुका है, उसके लिए: वही नंबर और कक्षा डालें जिनसे पंजीकरण हुआ था।',
    newDevice:
      'यह फ़ोन या कंप्यूटर इस नंबर के लिए नया है। OTP पाएँ दबाएँ: हम इस नंबर पर एक OTP भेजेंगे, ताकि आपके बच्चे की जगह कोई और भाग न ले सके।',
    whichChild: 'इस नंबर और कक्षा से दो बच्चों का पंजीकरण हुआ है। इस डिवाइस पर कौन भाग ले रहा है?',
    child: 'बच्चा',
    childPlaceholder: 'बच्चा चुनें',
    submit: 'प्रतीक्षा कक्ष में जाएँ',
    noEntry: 'अभी पंजीकरण नहीं हुआ?',
    register: 'अभी पंजीकरण करें',
    alreadyRegistered,
    alreadyParticipated: 'आप इस प्रतियोगिता में भाग ले चुके हैं',
    failed: 'कुछ गड़बड़ हो गई, कृपया फिर से कोशिश करें',
    checks: { phone: 'कृपया फ़ॉर्म भरें', standard, child: 'कृपया बच्चा चुनें' },
  },
};
