import type { LikeOsPage } from '../../../content/sanity.types.ts';
import { makeObject, makeObjects, type Seed } from './document.ts';

export const likeOsPage: Seed<LikeOsPage> = {
  _id: 'likeOsPage',
  _type: 'likeOsPage',
  heading: 'Parallels to OS',
  intro:
    'You rarely think of the operating system in your phone. It shares out memory, keeps programs apart, asks before it lets one of them see your photographs, and leaves you to do what you came for.\n\n{product} is to an organization what an operating system is to a computer. Here are the two, layer by layer.',
  operatingSystemLabel: 'Operating system',
  platformLabel: '{product}',
  // The owner's seven areas.
  comparisons: makeObjects('systemComparison', 'layer', [
    {
      area: 'Resource Management',
      operatingSystem:
        'Shares out memory, storage and processor time, so that no program starves the others.',
      platform:
        'Shows how you spend hours, money and attention across programs, and warns when one of them runs short.',
    },
    {
      area: 'Bridge',
      operatingSystem: 'Stands between programs and hardware, so that each program works on many machines.',
      platform:
        'Stands between people and the systems they already own, so that nobody retypes what another system knows.',
    },
    {
      area: 'User Interface',
      operatingSystem: 'Offers windows, icons and a touch screen instead of commands to learn by heart.',
      platform: 'Offers a conversation in plain words, with the source of every answer one tap away.',
    },
    {
      area: 'Process Management',
      operatingSystem: 'Starts, pauses and orders many processes, and recovers when one of them fails.',
      platform:
        'Keeps month-end closes, filings, intakes and appeals moving side by side, and says where one is waiting for a person.',
    },
    {
      area: 'Governance & Security',
      operatingSystem: 'Checks who may open what, and asks before a program reaches something private.',
      platform: 'Follows roles and policies, sends nothing without approval, and logs what each agent did.',
    },
    {
      area: 'File & Knowledge Management',
      operatingSystem: 'Keeps files in order, finds them by name and protects them from being overwritten.',
      platform:
        'Keeps policies, agreements and lessons learned with their dates and sources, and finds them by what they mean.',
    },
    {
      area: 'Networking & Collaboration',
      operatingSystem: 'Connects the machine to others through protocols that both sides understand.',
      platform:
        'Connects staff, board members, partners and eight agents through shared context, with each seeing what they may see.',
    },
  ]),
  callToAction: makeObject('callToAction', {
    heading: 'Which layer is missing where you work?',
    text: 'Tell us what your organization runs on today, and what you want to stop carrying by hand.',
    button: makeObject('link', { label: 'Talk With Us', href: '/contact' }),
  }),
  seo: makeObject('seo', {
    title: 'Parallels to OS: How {product} Is Like One',
    shortName: 'Like OS',
    description:
      'Resource management, processes, security, files, networking: an operating system and the platform side by side, layer by layer.',
  }),
};
