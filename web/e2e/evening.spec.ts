import { expect, type Page, test } from '@playwright/test';
import { another, fill, fresh, join } from './members';
import { clean, fullTime, layButton, openBox, setAside } from './table';

test.use({ reducedMotion: 'reduce' });

const board = (page: Page) => page.getByRole('group', { name: 'Offers on the board' });
const offerOf = (page: Page, name: string) => board(page).getByRole('listitem').filter({ hasText: name });
const ratings = (page: Page) => fullTime(page).getByRole('list', { name: 'Ratings' });

test('an evening in the club: sign up in mid-match, play rated to a flag, again, and enough of somebody', async ({ page: ada, browser }) => {
  const [adaName, benName, danName] = [fresh('ada'), fresh('ben'), fresh('dan')];
  const [ben, cleo, dan] = await Promise.all([another(browser), another(browser, true), another(browser)]);

  // Ada plays a bot, and becomes a member between two cards.
  await openBox(ada);
  await ada.getByRole('button', { name: 'Play now' }).click();
  await setAside(ada);
  await layButton(ada).click();
  await ada.getByRole('button', { name: 'Become a member' }).click();
  await fill(ada, adaName);
  await ada.getByRole('dialog').getByRole('button', { name: 'Become a member' }).click();
  await ada.getByRole('button', { name: 'I have kept them' }).click();
  await layButton(ada).click();
  await expect(layButton(ada)).toBeVisible();
  await Promise.all([join(ben, benName), join(dan, danName)]);

  // She hangs up an offer: rated, a minute a side.
  await ada.goto('/');
  await ada.getByRole('button', { name: 'Offer a match' }).click();
  const offer = ada.getByRole('dialog');
  await offer.getByRole('combobox', { name: 'Game' }).selectOption('Flip Football');
  await offer.getByRole('radio', { name: 'Own clock' }).check();
  await offer.getByLabel('Minutes a side').fill('1');
  await offer.getByLabel('Seconds for a decision').fill('0');
  await offer.getByRole('checkbox', { name: /^Rated/ }).check();
  await clean(ada);
  await offer.getByRole('button', { name: 'Put it on the board' }).click();
  await expect(board(ada).getByText('Your offer')).toBeVisible();

  // Everybody sees it; it is not for guests. Ben is quicker than Dan.
  await Promise.all([ben, cleo, dan].map((page) => page.goto('/')));
  for (const page of [ben, cleo, dan]) await expect(offerOf(page, adaName)).toContainText('1 + 0 · rated');
  await expect(offerOf(cleo, adaName).getByRole('button', { name: 'Become a member to play it' })).toBeVisible();
  await clean(cleo);
  await offerOf(ben, adaName).getByRole('button', { name: `Play ${adaName}` }).click();
  await ben.waitForURL(/\/match\//);
  await expect(ada).toHaveURL(ben.url());
  await expect(offerOf(dan, adaName)).toHaveCount(0);

  // Cleo watches from the shelf, Dan from Ada's page; what they say up there is not heard below.
  await cleo.getByRole('link', { name: new RegExp(`${adaName}|${benName}`) }).and(cleo.locator('a[href^="/match/"]')).click();
  await dan.goto(`/member/${adaName}`);
  await dan.getByRole('button', { name: 'Follow' }).click();
  await dan.getByRole('link', { name: 'Watch: Flip Football' }).click();
  await expect(dan.getByText('You are watching from the stand.')).toBeVisible();
  await expect(cleo).toHaveURL(dan.url());
  await dan.getByRole('button', { name: /^Chat/ }).click();
  await dan.getByRole('button', { name: 'Good luck, have fun!' }).click();
  // The line arrives before the menu is opened: it changes what stands there.
  await expect(cleo.getByRole('button', { name: 'Menu' })).toContainText('1');
  await cleo.getByRole('button', { name: 'Menu' }).click();
  await cleo.getByRole('button', { name: 'Chat: 1 new line' }).click();
  await expect(cleo.getByRole('log')).toContainText('Good luck, have fun!');

  // Ada decides; Ben does not, and his minute is up.
  await setAside(ada);
  for (const page of [ada, ben]) await expect(page.getByRole('timer')).toHaveCount(2);
  await expect(ben.getByText('Ten seconds left')).toHaveCount(1, { timeout: 90_000 });
  for (const page of [ada, ben, dan]) {
    await expect(fullTime(page)).toBeVisible({ timeout: 60_000 });
    await expect(ratings(page)).toContainText(new RegExp(`${adaName}: 1,?[56]\\d\\d \\(\\+\\d+\\)`));
    await expect(ratings(page)).toContainText(new RegExp(`${benName}: 1,?[34]\\d\\d \\(−\\d+\\)`));
  }

  // Again, with sides changed.
  const first = ada.url();
  await ada.getByRole('button', { name: 'Ask for a rematch' }).click();
  await ben.getByRole('button', { name: 'Play again' }).click();
  await ben.waitForURL((url) => url.href !== first);
  await expect(ada).toHaveURL(ben.url());

  // Ben has had enough: he tells whoever runs the club, and blocks her.
  await ben.getByRole('button', { name: /^Chat/ }).click();
  await ben.getByRole('button', { name: `Report ${adaName}, who sits here` }).click();
  await ben.getByRole('radio', { name: 'Wasting time' }).check();
  await ben.getByRole('button', { name: 'Send the report' }).click();
  await expect(ben.getByText('Whoever runs the club will look at it')).toBeVisible();
  await ben.getByRole('link', { name: adaName, exact: true }).first().click();
  await expect(ben.getByRole('heading', { name: `You against ${adaName}` })).toBeVisible();
  await ben.getByRole('button', { name: 'Block' }).click();
  await ben.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(ben.getByRole('button', { name: 'Unblock' })).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Challenge' })).toHaveCount(0);
  await ada.goto(`/member/${benName}`);
  await expect(ada.getByText('provisional').first()).toBeVisible();
  await ada.getByRole('button', { name: 'Challenge' }).click();
  await ada.getByRole('button', { name: 'Send the challenge' }).click();
  await expect(ada.getByText('This is not open to you just now')).toBeVisible();
});

test('a challenge is written on a page, withdrawn, written again, and accepted from the board', async ({ page, browser }) => {
  const [ada, ben] = [page, await another(browser)];
  const [adaName, benName] = await Promise.all([join(ada, fresh('ada')), join(ben, fresh('ben'))]);
  await ben.goto('/');
  const dare = async () => {
    await ada.goto(`/member/${benName}`);
    await ada.getByRole('button', { name: 'Challenge' }).click();
    await clean(ada);
    await ada.getByRole('button', { name: 'Send the challenge' }).click();
    await expect(ada.getByText(`${benName} has been asked`)).toBeVisible();
  };
  await dare();
  await expect(offerOf(ben, adaName)).toContainText('challenges you');
  await clean(ben);
  await ada.goto('/');
  await offerOf(ada, benName).getByRole('button', { name: 'Take it down' }).click();
  await expect(offerOf(ada, benName)).toHaveCount(0);
  await expect(offerOf(ben, adaName)).toHaveCount(0);
  await dare();
  // By keyboard alone.
  await offerOf(ben, adaName).getByRole('button', { name: 'Accept' }).focus();
  await ben.keyboard.press('Enter');
  await ben.waitForURL(/\/match\//);
  await ada.waitForURL(ben.url());
});
