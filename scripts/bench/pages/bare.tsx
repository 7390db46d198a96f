// The whole page in one component: what people write first.
import { zodResolver } from '@hookform/resolvers/zod';
import { createRoot } from 'react-dom/client';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { cards } from './cards';

const text = z.string().max(2048);
const buttons = z.array(z.object({ text, url: z.url() })).max(4);
const card = z.object({ image: text, title: text, description: text, buttons });
const schema = z.object({ cards: z.array(card).max(10) });

function Page() {
  const form = useForm({ defaultValues: { cards }, mode: 'onChange', resolver: zodResolver(schema) });
  const fields = cards.map(({ title, buttons: links }, at) => (
    <fieldset key={title}>
      <input {...form.register(`cards.${at}.image`)} />
      <input {...form.register(`cards.${at}.title`)} />
      <textarea rows={4} {...form.register(`cards.${at}.description`)} />
      {links.map(({ url }, index) => (
        <div key={url}>
          <input {...form.register(`cards.${at}.buttons.${index}.text`)} />
          <input {...form.register(`cards.${at}.buttons.${index}.url`)} />
        </div>
      ))}
    </fieldset>
  ));
  const drawn = useWatch({ control: form.control, name: 'cards' }).map((shown) => (
    <article key={shown.title}>
      <img src={shown.image} alt="" width={232} height={112} />
      <h3>{shown.title}</h3>
      <p>{shown.description}</p>
      {shown.buttons.map((link) => (
        <button key={link.url}>{link.text}</button>
      ))}
    </article>
  ));
  return (
    <main style={{ display: 'flex' }}>
      <form>{fields}</form>
      <section id="preview">{drawn}</section>
    </main>
  );
}
createRoot(document.body).render(<Page />);
