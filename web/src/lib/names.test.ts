import { expect, it } from 'vitest';
import type { SeatSummaries } from '../types.gen';
import { calledBy, namesOf, teamsOf } from './names';

const person = (name: string, you = false) => ({ name, kind: 'person' as const, you });
const bot = { name: 'instinct', kind: 'bot' as const, level: 'instinct', you: false };
const teams = (seats: SeatSummaries) => teamsOf(namesOf(seats));

it('calls a side after its coach', () => {
  expect(teams({ home: person('Ann', true), away: bot })).toEqual({ home: 'Ann', away: 'Old Hand' });
  expect(teams({ home: person('Ann', true), away: person('Ann', true) })).toEqual({ home: 'Home', away: 'Away' });
});

it('calls a side after both its coaches', () => {
  expect(teams({ home: person('Ann', true), home2: person('Bob'), away: bot, away2: bot })).toEqual({ home: 'Ann & Bob', away: 'Old Hand' });
  expect(teams({ home: person('Ann', true), home2: person('Ann', true), away: bot, away2: person('Bob') })).toEqual({ home: 'Ann', away: 'Old Hand & Bob' });
});

it('calls four on one screen by their seats, and their sides by the sides', () => {
  const ann = person('Ann', true);
  const names = namesOf({ home: ann, home2: ann, away: ann, away2: ann });
  expect(names).toEqual({ home: 'Home', home2: 'Home, second coach', away: 'Away', away2: 'Away, second coach' });
  expect(teamsOf(names)).toEqual({ home: 'Home', away: 'Away' });
});

it('tells two bots of one level apart', () => {
  expect(teams({ home: bot, away: bot })).toEqual({ home: 'Old Hand (home)', away: 'Old Hand (away)' });
  expect(teams({ home: bot, away: { ...bot, level: 'club' } })).toEqual({ home: 'Old Hand', away: 'Club' });
});

it('calls a side after its team, where that has a name', () => {
  const names = namesOf({ home: person('Ann', true), away: bot });
  const called = (home_team: string, away_team = 'blues') => teamsOf(calledBy(names, { home_team, away_team }));
  expect(called('Sunday Eleven: S001,S067 | red')).toEqual({ home: 'Sunday Eleven', away: 'Old Hand' });
  expect(called('S001,S067')).toEqual({ home: 'Ann', away: 'Old Hand' });
  expect(called('reds')).toEqual({ home: 'Ann', away: 'Old Hand' });
  expect(called('Rovers: S001', 'Rovers: S002')).toEqual({ home: 'Ann', away: 'Old Hand' });
  expect(calledBy(names, undefined)).toEqual(names);
});
