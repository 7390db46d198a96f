import { textToBase64 } from '../../values/postback';
import type { Example } from '../shared/example';

const topics = [
  ['New fiction', 'topic_fiction'],
  ['Crime & thrillers', 'topic_crime'],
  ['Poetry', 'topic_poetry'],
  ['History', 'topic_history'],
  ['Science', 'topic_science'],
  ['Food & cooking', 'topic_food'],
  ['Travel', 'topic_travel'],
  ['Comics', 'topic_comics'],
  ['Books for children', 'topic_children'],
  ['Author evenings', 'topic_events'],
  ['Nothing, thank you', 'topic_none'],
] as const;

export const interests = {
  id: 'interests',
  title: 'Choose your shelves',
  summary: 'Eleven topics to choose from, as many as a message can offer.',
  language: 'en',
  template: {
    name: 'book_interests',
    type: 'text_message',
    component: {
      text: 'Welcome to Page & Anchor! Which shelf should we write to you about? We send one message a month, and you can change your mind at any time.',
      suggestions: topics.map(([text, id]) => ({ reply: { text, postbackData: textToBase64(id) } })),
    },
  },
} satisfies Example;
