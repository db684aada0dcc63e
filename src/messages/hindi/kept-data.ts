import type { keptData as english } from '../kept-data.ts';
import type { Translated } from '../language.ts';

export const keptData: Translated<typeof english> = {
  title: 'हम आपके बारे में क्या रखते हैं',
  lead: 'वह सब जो {date} को आपके खाते और आपके नंबर के साथ रखा है।',
  failed: 'आपकी जानकारी नहीं खुल पाई। कृपया इंटरनेट कनेक्शन जाँचें।',
  print: 'प्रिंट करें',
  back: 'आपके खाते पर वापस',
  none: 'कुछ नहीं।',

  family: {
    title: 'आपका परिवार',
    username: 'माता-पिता का नाम',
    childsName: 'बच्चे का नाम',
    standard: 'कक्षा',
    phone: 'WhatsApp नंबर',
    createdAt: 'खाता कब से है',
    memberUntil: 'सदस्यता कब तक है',
    notMember: 'कभी सदस्य नहीं',
    paidBack: 'सदस्य नहीं: रद्द हुई, पैसा लौटा दिया गया',
  },

  consents: {
    title: 'आपने किस बात की सहमति दी',
    line: '{date}: गोपनीयता नीति और शर्तें, संस्करण {version}, सूचना {language} में।',
    languages: { en: 'अंग्रेज़ी', hi: 'हिन्दी' },
    guardian:
      'आपने बताया कि आप बच्चे के माता-पिता या अभिभावकों में से एक हैं और आपकी आयु 18 वर्ष या उससे अधिक है।',
    proofs: {
      code: '{date}: आपके फ़ोन पर आए OTP से इस बात की पुष्टि हुई।',
      payment: '{date}: भुगतान से इस बात की पुष्टि हुई।',
    },
  },

  membership: {
    title: 'सदस्यता और भुगतान',
    events: {
      'year-granted': '{date}: एक साल दिया गया।',
      ended: '{date}: सदस्यता समाप्त की गई।',
      'carried-over': '{date}: पहले की सदस्यता जारी रखी गई।',
    },
    payment: '{date}: {amount}। {state} नंबर {id}।',
    receipt: '{date}: रसीद {number}, +91 {phone} के नाम, {amount} रुपये।',
    coupon: '{date}: कूपन {code}।',
  },

  devices: {
    title: 'डिवाइस',
    line: '{device}: {date} को लॉग इन, पिछली बार इस्तेमाल {lastUsed}।',
    ended: '{date} को लॉग आउट।',
  },

  results: {
    title: 'क्विज़ के सबसे अच्छे परिणाम',
    line: '{topic}, {difficulty}, लेवल {number}: {length} में से {score}, {date}।',
    lost: 'एक लेवल जो अब नहीं है ({id}): {length} में से {score}, {date}।',
    difficulty: { easy: 'आसान', hard: 'कठिन' },
  },

  games: {
    title: 'शब्द-खेलों के सबसे अच्छे परिणाम',
    line: '{game}, {difficulty}, लेवल {level}: {total} में से {score}।',
    games: {
      wordcard: { s: 'कार्ड पलटो, समान अर्थ वाले शब्द', a: 'कार्ड पलटो, उलटे अर्थ वाले शब्द' },
      dropit: { s: 'जोड़ी मिलाओ, समान अर्थ वाले शब्द', a: 'जोड़ी मिलाओ, उलटे अर्थ वाले शब्द' },
    },
  },

  answers: {
    title: 'अभ्यास में दिए गए जवाब',
    day: '{date}: {count} में से {right} जवाब सही।',
    summary: 'आपको हर हफ़्ते WhatsApp पर सार मिलता है।',
  },

  codes: {
    title: 'पिछले एक दिन के OTP',
    line: '{date}: {purpose}।',
    used: '{date} को इस्तेमाल हुआ।',
    purposes: {
      'sign-up': 'साइन अप के लिए',
      login: 'लॉग इन के लिए',
      delete: 'खाता हटाने के लिए',
      'own-phone': 'आपके नंबर की पुष्टि के लिए',
      'new-phone': 'नंबर बदलने के लिए',
      competition: 'प्रतियोगिता में नाम लिखाने के लिए',
    },
  },

  messages: {
    title: 'पिछले 90 दिनों के संदेश',
    line: '{date}: {kind}, {state}।',
    kinds: { code: 'एक OTP', notice: 'एक संदेश' },
    states: {
      queued: 'अभी भेजा नहीं गया',
      sending: 'भेजा जा रहा है',
      unknown: 'शायद भेजा गया',
      sent: 'भेजा गया',
      failed: 'नहीं पहुँचा',
      expired: 'समय पर नहीं भेजा जा सका',
      delivered: 'पहुँच गया',
      read: 'पढ़ा गया',
    },
  },

  unreadable: {
    title: 'जो कोई नहीं पढ़ सकता',
    text: 'आपके पासवर्ड और OTP का हम केवल एक जाँच-मान रखते हैं। दुरुपयोग रोकने के लिए जिन नंबरों और पतों को हम गिनते हैं, वे भी ज़्यादा से ज़्यादा एक दिन के लिए जाँच-मान के रूप में ही रखे जाते हैं।',
  },
};
