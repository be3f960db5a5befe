if (!localStorage.getItem("igroteka.pace")) localStorage.setItem("igroteka.pace", "at-once");
