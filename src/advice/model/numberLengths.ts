/**
 * Calling codes of countries by the numbers of digits that may follow them, as in the metadata of libphonenumber: the
 * test compares them. Its own file is twenty times as large. +1 and +91 have rules of their own.
 */
const codesByDigits = {
  '9': '33 34 93 94 211 212 218 221 240 242 244 249 251 255 256 260 261 262 351 590 594 596 992 994 995 998',
  '8': '45 216 222 223 226 227 228 232 235 236 253 257 266 350 356 357 370 371 373 374 389 505 509 973 993',
  '8 9': '32 36 51 213 224 233 237 250 258 264 268 377 382 387 591 962 963',
  '7': '238 239 246 248 269 291 297 592 673 674 680 691 692',
  '7 8': '241 599 670 675 853 961 965 975',
  '8 9 10': '20 60 855 856 964 970 976',
  '7 9': '220 245 265 354 423',
  '10': '52 58 225 229',
  '7 8 9 10': '84 243 254 353',
  '6': '298 299 672 687',
  '7 8 9': '231 385 967 968',
  '6 7 8 9 10': '48 95 880',
  '7 8 10': '230 267 372',
  '8 10 11': '57 65 977',
  '8 10': '378 506 850',
  '9 10': '380 966 996',
  '6 9': '40 508 681',
  '5 7': '676 677 678',
  '6 8 9': '376 689',
  '5 6 7 8 9 10 11 12': '358 971',
  '7 10': '960',
  '6 7 8 9': '252 355',
  '4 5 6 7 8 9 10 11 12 13': '43 598',
  '8 9 10 11': '55 593',
  '6 7 8 9 10 11': '375 595',
  '7 11': '501 679',
  '5': '500 682',
  '7 8 9 10 11 12': '86 972',
  '7 9 10': '44 263',
  '8 11': '502 504',
  '6 7 8 9 10 11 12': '39 381',
  '5 8': '47 686',
  '5 6 7 8 9 10': '27 64',
  '8 9 10 11 12': '92 383',
  '5 6': '247',
  '10 11': '54',
  '5 6 7 8 9 10 12': '61',
  '6 7 8 9 12': '359',
  '9 12': '41',
  '9 10 11': '56',
  '6 7 8 10': '53',
  '9 10 11 12': '420',
  '4 5 6 7 8 9 10 11 12 13 14 15': '49',
  '10 11 12': '30',
  '5 6 7 8 9 11': '852',
  '7 8 9 10 11 12 13 14 15 16 17': '62',
  '4 5 6 7 10': '98',
  '8 9 10 11 12 13 14 15 16 17': '81',
  '5 6 8 9 10 11 12 13 14': '82',
  '10 14': '7',
  '4 5 6 7 8 9 10 11': '352',
  '10 11 12 13 14': '234',
  '5 6 7 8 9 10 11': '31',
  '4 7': '683',
  '7 8 10 11': '507',
  '6 8 9 10 11 12 13': '63',
  '7 8 9 11': '974',
  '6 7 8 9 10 12': '46',
  '4 5': '290',
  '5 6 7 8': '386',
  '6 7 9': '421',
  '6 7': '597',
  '7 8 11': '503',
  '8 9 10 13': '66',
  '4 5 6 7': '690',
  '7 10 12 13': '90',
  '5 6 7': '688',
  '7 8 9 10 11': '886',
  '5 6 7 10': '685',
};

const digitsByCode = new Map(
  Object.entries(codesByDigits).flatMap(([digits, codes]) =>
    codes.split(' ').map((code) => [code, digits.split(' ').map(Number)] as const),
  ),
);

/** The calling code of a number in international form, the digits that follow it, and how many may follow. */
export type NumberLength = { code: string; digits: number; allowed: readonly number[] };

/** What is known of the length of a number in the form of E.164; undefined where the calling code is not listed. */
export function numberLength(number: string): NumberLength | undefined {
  // No calling code is the beginning of another one.
  for (const end of [2, 3, 4]) {
    const code = number.slice(1, end);
    const allowed = digitsByCode.get(code);
    if (allowed) return { code, digits: number.length - end, allowed };
  }
  return undefined;
}
