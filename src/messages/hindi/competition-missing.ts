import type { competitionMissing as english } from '../competition-missing.ts';
import type { Translated } from '../language.ts';

export const competitionMissing: Translated<typeof english> = {
  failed: 'प्रतियोगिता लोड नहीं हो सकी। कृपया इंटरनेट कनेक्शन देख लें।',
  tryAgain: 'फिर से कोशिश करें',
  none: 'अभी कोई प्रतियोगिता तय नहीं है।',
  noneText: 'अगली प्रतियोगिता तक पिछले प्रश्नपत्रों से अभ्यास करें।',
  papers: 'पिछले प्रश्नपत्र',
};
