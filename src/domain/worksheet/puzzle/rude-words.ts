// Words that must not appear by chance in a square of letters that children read.

import { reversed } from './words.ts';

const rudeWords: readonly string[] =
  'ARSE BITCH BOOB BUGGER BUTT COCK COON CRAP CUNT DAMN DICK DYKE FAG FART FUCK FUK GAY HELL HOMO JAP KILL KKK NAZI NIGG PAKI PENIS PISS POO PORN PUSSY RAPE SEX SHIT SLUT TIT TURD WANK WHORE'.split(
    ' ',
  );

/** Those that no listed word holds itself, as “grape” and “peacock” do. */
export function rudeWordsBeside(words: readonly string[]): string[] {
  return rudeWords.filter(
    (rude) => !words.some((word) => word.includes(rude) || reversed(word).includes(rude)),
  );
}
