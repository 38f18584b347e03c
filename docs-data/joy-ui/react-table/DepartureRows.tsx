import { departures } from './departures';

/** Sample rows for the demos about the look of a table. */
export default function DepartureRows() {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">To</th>
          <th scope="col">Pier</th>
        </tr>
      </thead>
      <tbody>
        {departures.map(({ time, to, pier }) => (
          <tr key={time}>
            <td>{time}</td>
            <td>{to}</td>
            <td>{pier}</td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
