import { useState } from 'react';
import {
  firstCrew,
  firstShifts,
  type Person,
  type Shift,
  type Skill,
} from './crew';

export function useCrew() {
  const [crew, setCrew] = useState(firstCrew);
  const [shifts, setShifts] = useState(firstShifts);
  const [words, setWords] = useState('');
  const [wanted, setWanted] = useState<readonly Skill[]>([]);
  const [isFree, setFree] = useState(false);

  const taken = (id: string) => shifts.filter(({ taker }) => taker === id);
  const hasRoom = ({ id, most }: Person) => taken(id).length < most;
  const assign = (shift: string, taker?: string) =>
    setShifts((before) =>
      before.map((one) => (one.id === shift ? { ...one, taker } : one)),
    );

  return {
    crew,
    shifts,
    words,
    wanted,
    isFree,
    taken,
    assign,
    open: shifts.filter(({ taker }) => !taker).length,
    search: setWords,
    setFree,
    toggle: (skill: Skill) =>
      setWanted(
        wanted.includes(skill)
          ? wanted.filter((one) => one !== skill)
          : [...wanted, skill],
      ),
    reset: () => {
      setWords('');
      setWanted([]);
      setFree(false);
    },
    found: crew.filter(
      (one) =>
        `${one.name} ${one.note}`
          .toLowerCase()
          .includes(words.trim().toLowerCase()) &&
        wanted.every((skill) => one.skills.includes(skill)) &&
        (!isFree || hasRoom(one)),
    ),
    // The person who has the shift stays in the list.
    fitFor: (shift: Shift) =>
      crew.filter(
        (one) =>
          one.skills.includes(shift.needs) &&
          (one.id === shift.taker || hasRoom(one)),
      ),
    add: (person: Person) => setCrew([person, ...crew]),
  };
}

export type Crew = ReturnType<typeof useCrew>;
