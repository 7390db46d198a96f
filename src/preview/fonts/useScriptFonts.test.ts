import { describe, expect, it } from 'vitest';
import { fontsOf } from './useScriptFonts';

describe('fonts that are loaded on demand', () => {
  it.each([
    ['Get 20 % off – “today” only… ₹499 €5 ™', []],
    ['Ваш заказ готов', ['other']],
    ['Đơn hàng ắ', ['other']],
    ['Żółć, Čeština, Straße, ©2026 ®', []],
    ['नमस्ते', ['other']],
    ['สวัสดี', ['other']],
    ['مرحبا بكم', ['arabic']],
    ['ಕನ್ನಡ', ['kannada']],
    ['안녕하세요', ['korean']],
    ['您好，欢迎', ['chinese']],
    ['本日の特価、50％オフ', ['japanese']],
    ['Sale 🎉', ['emoji']],
    ['1\uFE0F\u20E3 first', ['emoji']],
    ['🇮🇳', ['emoji']],
    ['مرحبا 👋🏽 您好', ['emoji', 'arabic', 'chinese']],
    ['Ещё раз 您好', ['chinese', 'other']],
  ])('%s', (text, fonts) => {
    expect(fontsOf(text)).toEqual(fonts);
  });
});
