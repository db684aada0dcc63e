// The notice about data and the consent to it, in the languages of the notice (product §4.4).

import type { NoticeLanguage } from '#domain/account/consent.ts';
import { isSpecification, withQuotes } from './edition.ts';
import { specification } from './specification.ts';

export interface Notice {
  readonly title: string;
  readonly items: readonly { readonly term: string; readonly text: string }[];
  /** Shown to somebody who reads another language. */
  readonly readThis: string;
  /** The label of the box: the two texts are links. */
  readonly agreeTo: string;
  readonly privacy: string;
  readonly and: string;
  readonly terms: string;
  readonly end: string;
}

const notices = {
  en: {
    title: 'What we store, and why',
    items: [
      {
        term: 'What',
        text: "Your name, your child's first name (a nickname is enough) and standard, your WhatsApp number and a password. Later also results, the devices you use, and whether a membership is paid.",
      },
      {
        term: 'Why',
        text: 'To run the account, to send you codes, to show questions of the right standard and to save the results. No advertising, no tracking, no profiles of children.',
      },
      {
        term: 'How long',
        text: 'Until you delete the account. After three years without use we ask you on WhatsApp, and delete it 30 days later.',
      },
      {
        term: 'Who else',
        text: 'WhatsApp (Meta) delivers our messages. The payment provider gets your number if you choose to pay. Nobody else.',
      },
      {
        term: 'Your rights',
        text: 'On the account page you can see, correct, download and delete everything. You can withdraw your consent at any time, as easily as you give it, and you can complain.',
      },
      {
        term: 'Contact',
        text: '{grievanceOfficer}, {supportEmail}, {supportPhone}. If our answer does not satisfy you: the Data Protection Board of India.',
      },
      {
        term: 'Who agrees',
        text: "With the box below you state that you are the child's parent or lawful guardian and 18 or older.",
      },
    ],
    readThis: 'Read this in English',
    agreeTo: "I am the child's parent or guardian, 18 or older, and agree to the",
    privacy: 'Privacy Policy',
    and: 'and the',
    terms: 'Terms and Conditions',
    end: '',
  },
  hi: {
    title: 'हम क्या जानकारी रखते हैं, और क्यों',
    items: [
      {
        term: 'क्या',
        text: 'आपका नाम, आपके बच्चे का पहला नाम (घर का नाम भी चलेगा) और कक्षा, आपका WhatsApp नंबर और एक पासवर्ड। आगे चलकर बच्चे के परिणाम, आपके उपकरण, और यह कि सदस्यता का भुगतान हुआ है या नहीं।',
      },
      {
        term: 'क्यों',
        text: 'खाता चलाने, आपको कोड भेजने, सही कक्षा के प्रश्न दिखाने और परिणाम सहेजने के लिए। न विज्ञापन, न निगरानी, न बच्चों की प्रोफ़ाइल।',
      },
      {
        term: 'कब तक',
        text: 'जब तक आप खाता नहीं हटाते। तीन वर्ष तक उपयोग न होने पर हम WhatsApp पर आपसे पूछते हैं और उसके 30 दिन बाद खाता हटा देते हैं।',
      },
      {
        term: 'और किसे',
        text: 'हमारे संदेश WhatsApp (Meta) पहुँचाता है। यदि आप भुगतान करना चाहें, तो भुगतान सेवा को आपका नंबर मिलता है। और किसी को नहीं।',
      },
      {
        term: 'आपके अधिकार',
        text: 'खाते के पृष्ठ पर आप सब कुछ देख, सुधार, डाउनलोड और हटा सकते हैं। आप अपनी सहमति कभी भी उतनी ही आसानी से वापस ले सकते हैं जितनी आसानी से देते हैं, और शिकायत भी कर सकते हैं।',
      },
      {
        term: 'संपर्क',
        text: '{grievanceOfficer}, {supportEmail}, {supportPhone}। यदि आप हमारे उत्तर से संतुष्ट न हों, तो भारतीय डेटा संरक्षण बोर्ड।',
      },
      {
        term: 'सहमति कौन देता है',
        text: 'नीचे के बॉक्स से आप बताते हैं कि आप बच्चे के माता-पिता या विधिक अभिभावकों में से एक हैं और आपकी आयु 18 वर्ष या उससे अधिक है।',
      },
    ],
    readThis: 'इसे हिन्दी में पढ़ें',
    agreeTo: 'मैं बच्चे के माता-पिता या अभिभावकों में से एक हूँ, मेरी आयु 18 वर्ष या उससे अधिक है, और मैं',
    privacy: 'गोपनीयता नीति',
    and: 'तथा',
    terms: 'नियमों और शर्तों',
    end: 'से सहमत हूँ। (दोनों अंग्रेज़ी में हैं।)',
  },
} as const satisfies Record<NoticeLanguage, Notice>;

const corrected = {
  notices,
} as const;

export const consent = isSpecification ? withQuotes(corrected, specification.consent) : corrected;
