/** Why a post was not stored, in words for its sender. What was not read is refused by a page of its own. */
export const enquiryRefusals = {
  /** Beyond what one connection may send in ten minutes. */
  tooMany:
    'Many enquiries came from your connection in a short time. Wait a little, or call or message us now.',
  tooLarge:
    'That was more text than the form takes, and nothing was sent. All your words are still in the form: shorten them and send again, or send them on WhatsApp.',
  /** Not read: nothing of it could be kept. */
  farTooLarge:
    'That was far more than the form takes, and nothing was sent. Go back to find your words again and shorten them, or call us.',
  /** Not read. */
  tooManyUnread:
    'Many enquiries came from your connection in a short time, and this one was not sent. Go back to find your words again and send them in ten minutes, or call or message us now.',
  unsupported:
    'The form arrived in a way this site does not read, and nothing was sent. Go back and send it again from the page, or call us.',
  unreadable:
    'Some of the letters did not arrive as they were typed, and nothing was sent. Check the marked words and send again.',
} as const;

/** Opens the chat that carries what could not be stored. */
export const chatLead = 'Hi! The form on your website could not take this, so I am sending it here.';

/** Ends a chat that could not carry all of it. */
export const chatCut = '… (there is more than a chat link holds)';
