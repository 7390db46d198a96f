import { expect, test } from 'vitest';
import { languageOf } from './language';

test.each([
  ['Summer sale, 20 % off – café', undefined],
  ['🎉 50 %', undefined],
  ['दीपावली की शुभकामनाएँ', 'hi'],
  ['नमस्ते [custom_param1a]', 'hi'],
  ['تسوق الآن', 'ar'],
  ['خصم 20 % في Lark & Loom', 'ar'],
  ['שלום', 'he'],
  ['வணக்கம்', 'ta'],
  ['สวัสดี', 'th'],
  ['您好，欢迎', 'zh'],
  ['本日の特価', 'ja'],
  ['오늘만 반값', 'ko'],
  ['Ваш заказ', 'ru'],
  ['The word नमस्ते means hello in Hindi, as everybody knows', undefined],
])('%s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
