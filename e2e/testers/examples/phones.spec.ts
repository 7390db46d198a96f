import { expect, test, uniqueName, VerifyPage } from '../../models/index';

test('both phones are tapped, a busy platform is asked again, a number is rejected', async ({
  page,
  templatePage,
  platform,
}) => {
  const { phones, sending } = templatePage;
  const name = uniqueName();
  await templatePage.openExample('fashion', name);
  await phones.show('Both');
  await expect(phones.iPhone.cards.first()).toBeVisible();
  await phones.use('Try');
  await phones.android.tap('See it in the shop');
  await templatePage.openDrawer('Taps');
  await expect(phones.log).toHaveCount(1);

  await platform.answers(name, '429:1', { status: 418, body: 'I am a teapot' });
  await sending.send();
  await sending.retry();
  await sending.expectAlert('418');

  const verify = new VerifyPage(page);
  await platform.verificationAnswers('+919876500002', 'refuse');
  await verify.open();
  await verify.start('+919876500002');
  await verify.expectStatus('Not verified: Denied');
});
