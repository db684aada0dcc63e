import type { Translated } from '../language.ts';
import type { phoneOwner as english } from '../phone-owner.ts';

export const phoneOwner: Translated<typeof english> = {
  question: {
    text: 'आपका OTP सही था, पर यह खाता लंबे समय से इस्तेमाल नहीं हुआ है, और कभी-कभी नंबर किसी और को मिल जाते हैं। अगर यह खाता आपका है, तो कृपया इसके बच्चे का नाम डालें, या पासवर्ड से लॉग इन करें।',
    submit: 'लॉग इन करें',
    notMineText: 'आपका नहीं है? तो हम इसे आपके नंबर से अलग कर देंगे, और आप साइन अप कर सकते हैं।',
    notMine: 'यह मेरा खाता नहीं है',
    confirm: 'क्या इस खाते को +91 {phone} से अलग कर दें?',
    confirmAnswers: { yes: 'अलग करें', no: 'वापस जाएँ' },
  },

  card: {
    phone: 'आपका नंबर +91 {phone} है।',
    change: 'नंबर बदलें…',
  },

  change: {
    title: 'नंबर बदलें',
    close: 'यही नंबर रखें',
    presentText: 'यह पक्का करने के लिए कि ये आप ही हैं, हम आपके मौजूदा नंबर +91 {phone} पर एक OTP भेजेंगे।',
    verify: 'पुष्टि करें',
    newText: 'अब नया नंबर डालें; हम उस पर भी एक OTP भेजेंगे। इसके बाद बाक़ी सभी डिवाइस लॉग आउट हो जाएँगे।',
    submit: 'नंबर बदलें',
    lost: 'पुराना नंबर अब आपके पास नहीं है? कृपया {supportEmail} पर लिखें।',
  },
};
