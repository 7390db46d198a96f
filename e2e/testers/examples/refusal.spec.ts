import { expect, test, uniqueName } from '../../models/index';

test('a title that the platform doesn’t accept is changed and sent again', async ({
  templatePage,
  platform,
  connection,
}) => {
  const { card, phone, sending } = templatePage;
  const name = uniqueName();
  await platform.answers(name, '400:component.richCard.standaloneCard.cardContent.title');

  await templatePage.openNew('Rich card', name);
  await card.fillIn({ Title: 'Best bag ever!!!', Description: 'Back in stock.' });
  await card.buttons.add({
    kind: 'Open a link',
    entries: { 'Button text': 'See it', Link: 'https://shop.example/bag' },
    postback: { 'Button ID': 'see_bag' },
  });
  await expect(phone.cards).toContainText('Best bag ever!!!');

  await sending.send();
  await card.expectError('Title', 'The platform didn’t accept this');
  await card.fillIn({ Title: 'Canvas bag' });
  await sending.send();
  await sending.expectStatus('Approval pending');
  await platform.setStatus(connection.appIds[0] ?? '', name, 'rejected');
  await sending.askStatus();
  await sending.expectStatus('Rejected');
});
