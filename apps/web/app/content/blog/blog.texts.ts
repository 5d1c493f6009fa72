const TITLE = 'Samsung AC Blog';
const GONE = 'This article doesn’t exist or has been withdrawn.';

/** Texts of the blog and its posts. */
export const blogTexts = {
  home: 'Home',
  blog: 'Blog',
  title: TITLE,
  pageTitle: (page: number) => `${TITLE}, page ${page}`,
  description:
    'How air conditioning works in Bangladesh, what it costs and how to choose it: articles by our engineers, with tables and worked examples.',
  lead: 'How air conditioning works, what it costs and how to choose it. Written by our engineers.',
  pages: {
    label: 'Blog pages',
    newer: 'Newer articles',
    older: 'Older articles',
  },
  missingPage: {
    title: 'Page not found',
    text: 'The blog doesn’t have that many pages. The newest articles are on the first one.',
    newest: 'Newest articles',
  },
  empty: {
    title: 'No articles yet',
    text: 'Ask our engineers directly, by phone or email.',
  },
  askEngineer: 'Ask an engineer',
  readTime: (minutes: number) => `${minutes} min read`,
  readMore: 'Read More',
  readMoreOf: (title: string) => `Read More: ${title}`,
  call: {
    title: 'Read enough? Calculate your room.',
    text: 'Size, sun and people in, capacity out: the calculator our articles quote.',
    action: 'Open the room calculator',
  },
  post: {
    contents: 'On this page',
    askEngineers: 'Ask our engineers',
    related: 'Related articles',
    all: 'All articles',
    missing: {
      title: 'Article not found',
      description: GONE,
      text: `${GONE} You’ll find the others in the blog.`,
    },
    call: {
      title: 'Want the figure for your room?',
      text: 'Send us the floor area, ceiling height and a photo of the window. An engineer will reply with a capacity and a price.',
      action: 'Get a quotation',
    },
  },
};
