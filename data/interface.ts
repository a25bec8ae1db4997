import type { RichLink } from './paths.ts';

/** Labels of the shell around every page. It ships to every browser: nothing that one page alone says belongs here. */
export const interfaceText = {
  skipLink: 'Skip to content',
  newTab: 'opens in a new tab',
  pictureMissing: 'This picture could not be shown.',
  navigationFailed: (phone: string): string =>
    `That did not go through. Check your connection and try again, or call ${phone}.`,

  navigation: {
    main: 'Main',
    breadcrumb: 'Breadcrumb',
    breadcrumbHome: 'Home',
    menu: 'Menu',
    menuOpen: 'Open menu',
    menuClose: 'Close menu',
    servicesToggle: 'Show the list of services',
    allServices: 'View All Services',
    guides: 'Guides',
    quote: { text: 'Free quote', to: '/contact#quote' },
  },

  footer: {
    companyInfo: 'Company Info',
    ourServices: 'Our Services',
    quickLinks: 'Quick Links',
    contactInfo: 'Contact Info',
    about: 'Marble, granite, Kota stone and mosaic floors ground, polished and sealed across Hyderabad.',
    hours: 'Hours',
    robots: 'robots.txt',
  },

  // The order call, WhatsApp, email is the same everywhere on the site (WCAG 3.2.6).
  contact: {
    actionBar: 'Contact us',
    call: 'Call',
    callNow: 'Call Now',
    /** In place of a call that nobody would take. */
    callMe: 'Call me back',
    whatsapp: 'WhatsApp',
    quote: 'Quote',
    /** What is seen of it, and what only a reader says after that. */
    chatButton: ['Chat', 'on WhatsApp'],
  },

  dialog: { close: 'Close' },
  alert: { dismiss: 'Dismiss this message', success: 'Success', error: 'Error' },
} as const;

export const headerLinks = [
  { text: 'Home', to: '/' },
  { text: 'About', to: '/about' },
  { text: 'Gallery', to: '/gallery' },
  { text: 'Services', to: '/services' },
  { text: 'Contact', to: '/contact' },
] as const satisfies readonly RichLink[];

/** Below the header's own in a phone's menu. */
export const menuLinks = [
  { text: 'Prices', to: '/pricing' },
  { text: 'Areas', to: '/service-areas' },
  { text: 'Questions', to: '/faq' },
] as const satisfies readonly RichLink[];

export const footerLinks = [
  { text: 'About', to: '/about' },
  { text: 'Gallery', to: '/gallery' },
  { text: 'Prices', to: '/pricing' },
  { text: 'Service areas', to: '/service-areas' },
  { text: 'Stone care', to: '/care' },
  { text: 'Glossary', to: '/glossary' },
  { text: 'Questions', to: '/faq' },
  { text: 'Blog', to: '/blog' },
  { text: 'Free quote', to: '/contact#quote' },
] as const satisfies readonly RichLink[];

export const legalLinks = [
  { text: 'Privacy', to: '/privacy' },
  { text: 'Terms', to: '/terms' },
  { text: 'Sitemap', to: '/sitemap' },
] as const satisfies readonly RichLink[];
